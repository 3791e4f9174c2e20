//! The kanji on the pieces, by what they say.

use super::glyph::Kanji;

/// Sente's king, the jewel.
pub(super) const JADE: Kanji = Kanji('玉');
/// Gote's king.
pub(super) const KING: Kanji = Kanji('王');
/// Flying chariot.
pub(super) const ROOK: Kanji = Kanji('飛');
/// Angle mover.
pub(super) const BISHOP: Kanji = Kanji('角');
/// Gold general.
pub(super) const GOLD: Kanji = Kanji('金');
/// Silver general.
pub(super) const SILVER: Kanji = Kanji('銀');
/// Laurel horse.
pub(super) const KNIGHT: Kanji = Kanji('桂');
/// Incense chariot.
pub(super) const LANCE: Kanji = Kanji('香');
/// Foot soldier.
pub(super) const PAWN: Kanji = Kanji('歩');
/// Dragon, the promoted rook.
pub(super) const DRAGON: Kanji = Kanji('竜');
/// Horse, the promoted bishop.
pub(super) const HORSE: Kanji = Kanji('馬');
/// Promoted silver, in its one-glyph form.
pub(super) const PROMOTED_SILVER: Kanji = Kanji('全');
/// Promoted knight, in its one-glyph form.
pub(super) const PROMOTED_KNIGHT: Kanji = Kanji('圭');
/// Promoted lance, in its one-glyph form.
pub(super) const PROMOTED_LANCE: Kanji = Kanji('杏');
/// Tokin, the promoted pawn.
pub(super) const TOKIN: Kanji = Kanji('と');
/// General: the second kanji of king, gold and silver.
pub(super) const GENERAL: Kanji = Kanji('将');
/// Chariot: the second kanji of rook and lance.
pub(super) const CHARIOT: Kanji = Kanji('車');
/// Mover: the second kanji of the bishop.
pub(super) const MOVER: Kanji = Kanji('行');
/// Soldier: the second kanji of the pawn.
pub(super) const SOLDIER: Kanji = Kanji('兵');
/// Become: the first kanji of most promoted pieces.
pub(super) const PROMOTED: Kanji = Kanji('成');
/// Dragon, as it is written in full.
pub(super) const OLD_DRAGON: Kanji = Kanji('龍');
