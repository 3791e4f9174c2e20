//! Our own pictograms, one for each plain role and the two great promotions, in a box from
//! -20 to 20 both ways, y down. A hole is an inner contour: they are filled even-odd.

/// Mfalme: a crown.
pub(super) const CROWN: &str =
    "M-16 9-19-9-9-1 0-15 9-1 19-9 16 9zM-16 12h32v5h-32zM-3-17a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
/// Ngome: a tower.
pub(super) const TOWER: &str =
    "M-17-18h9v5h4v-5h8v5h4v-5h9v10l-5 4v13h5v9h-34v-9h5v-13l-5-4zM-4 9v-5a4 4 0 0 1 8 0v5z";
/// Askofu: a mitre.
pub(super) const MITRE: &str =
    "M0-20C11-12 17-4 14 9H-14C-17-4-11-12 0-20zM-2-8v4h-4v4h4v6h4v-6h4v-4h-4v-4zM-14 12h28v6h-28z";
/// Dhahabu: the sun on a coin.
pub(super) const COIN: &str = "M-18 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0M0-13 3-6 9-9 7-3 13 0 7 3 9 9 3 6 0 13-3 6-9 9-7 3-13 0-7-3-9-9-3-6z";
/// Fedha: the moon.
pub(super) const MOON: &str = "M6-17A18 18 0 1 0 17 8 14 14 0 0 1 6-17z";
/// Farasi: a horse's head.
pub(super) const HORSE: &str = "M-12 19H15C17 5 14-8 4-14L4-20-2-15C-9-13-12-8-14-2L-19 5C-19 10-16 13-12 11L-6 7C-3 8 0 6 2 4 1 10-9 12-12 19zM-7-7a2 2 0 1 0 4 0 2 2 0 1 0-4 0";
/// Mkuki: a spear.
pub(super) const SPEAR: &str =
    "M0-21C5-16 8-10 5-4L3-1H5V2H2V20H-2V2H-5V-1H-3L-5-4C-8-10-5-16 0-21z";
/// Askari: a soldier's shield.
pub(super) const SHIELD: &str = "M-15-17C-9-15-4-16 0-19 4-16 9-15 15-17V0C15 9 9 15 0 20-9 15-15 9-15 0zM0-9-10-1V6L0-2 10 6V-1z";
/// Joka: a dragon's head.
pub(super) const DRAGON: &str = "M20 18L-9 20A12 12 0 0 1-9-4H6A4 4 0 0 0 6-12H1L-7-6-21-9-20-15-13-18-14-24-6-20H6A12 12 0 0 1 14.5-16.5L21-19 17.6-11A12 12 0 0 1 18-6.5L23-5 17-3.3A12 12 0 0 1 6 4H-9A4 4 0 0 0-9 12zM-13-13a2 2 0 1 0 4 0 2 2 0 1 0-4 0";
/// Farasi-joka: a horse's head with a mane of flames.
pub(super) const FLAME_HORSE: &str = "M-12 19H15C15 15 17 13 20 11 17 11 15 10 14 8 16 5 18 3 20 2 17 2 14 1 12-1 14-4 17-6 19-7 15-7 11-7 9-9 10-12 12-14 14-16 10-16 7-15 4-14L4-20-2-15C-9-13-12-8-14-2L-19 5C-19 10-16 13-12 11L-6 7C-3 8 0 6 2 4 1 10-9 12-12 19zM-7-7a2 2 0 1 0 4 0 2 2 0 1 0-4 0";
