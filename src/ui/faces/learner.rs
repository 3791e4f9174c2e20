//! The face that explains itself: a pictogram, and around it every move of the piece. A dot
//! is one step, an arrow as far as one likes, a dot at the end of a bow a jump.

use super::super::decimals::decimals;
use super::moves::{Way, moves};
use super::pictograms::*;
use super::tile::{CRIMSON, Cut, INK, IVORY, Tile, number};
use crate::rules::Role;

/// The marks' own colour, that of the squares a held piece may go to; the pictogram keeps
/// the piece's ink, so that neither is taken for the other.
pub(super) const TEAL: &str = "#075f5f";
/// Radius of a dot.
const DOT: f32 = 4.8;
/// Length of an arrow's head, and half its width for each unit of length.
const HEAD: f32 = 10.0;
const SPREAD: f32 = 0.62;

pub(super) fn draw(role: Role) -> String {
    let tile = Tile::new(role, Cut::Roomy);
    let size = tile.height / Tile::new(Role::King, Cut::Roomy).height;
    let ink = if role.is_promoted() { CRIMSON } else { INK };
    let spot = Spot::of(role, tile, size);
    let (fills, lines) = marks(role, spot);
    let mut drawing = tile.draw();
    if !lines.is_empty() {
        drawing += &format!(
            "<path fill='none' stroke='{TEAL}' stroke-width='3.4' stroke-linejoin='round' d='{lines}'/>"
        );
    }
    drawing + &format!("<path fill='{TEAL}' d='{fills}'/>") + &pictogram(role, ink, tile, size)
}

/// Where the piece stands on its tile, and how far its neighbour squares are.
#[derive(Clone, Copy)]
struct Spot {
    y: f32,
    file: f32,
    rank: f32,
}

impl Spot {
    fn of(role: Role, tile: Tile, size: f32) -> Spot {
        // A knight looks two ranks ahead, so it stands lower and its ranks are nearer.
        let (up, rank) = if role == Role::Knight { (30.0, 22.0) } else { (39.5, 28.0) };
        Spot { y: tile.bottom() - up * size, file: 26.5 * size, rank: rank * size }
    }

    fn at(self, way: Way, part: f32) -> (f32, f32) {
        (50.0 + f32::from(way.0) * self.file * part, self.y - f32::from(way.1) * self.rank * part)
    }
}

/// Filled marks and stroked marks, as path data.
fn marks(role: Role, spot: Spot) -> (String, String) {
    let (mut fills, mut lines) = (String::new(), String::new());
    let moves = moves(role);
    for &way in moves.steps {
        fills += &dot(spot.at(way, 1.0));
    }
    for &way in moves.slides {
        let (from, to) = length(way);
        let (from, tip) = (spot.at(way, from), spot.at(way, to));
        let (line, head) = arrow(from, tip);
        lines += &line;
        fills += &head;
    }
    for &way in moves.jumps {
        let (from, to) = (spot.at((0, 1), 1.12), spot.at(way, 1.0));
        let [x0, y0, y1, x1] = [from.0, from.1, to.1, to.0].map(number);
        lines += &format!("M{x0} {y0}V{y1}H{x1}");
        fills += &dot(to);
    }
    (fills, lines)
}

/// Where an arrow starts and ends, in steps: from the pictogram towards the edge.
fn length(way: Way) -> (f32, f32) {
    match way {
        (0, 1) => (0.76, 1.52),
        (0, _) => (0.76, 1.24),
        (_, 0) => (0.75, 1.3),
        _ => (0.62, 1.22),
    }
}

fn dot((x, y): (f32, f32)) -> String {
    let (r, d) = (number(DOT), number(DOT * 2.0));
    format!("M{} {}a{r} {r} 0 1 0 {d} 0 {r} {r} 0 1 0-{d} 0", number(x - DOT), number(y))
}

/// The shaft and the head of an arrow.
fn arrow(from: (f32, f32), tip: (f32, f32)) -> (String, String) {
    let (dx, dy) = (tip.0 - from.0, tip.1 - from.1);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length * HEAD, dy / length * HEAD);
    let [x0, y0, x1, y1] = [from.0, from.1, tip.0 - dx * 0.8, tip.1 - dy * 0.8].map(number);
    let [tx, ty] = [tip.0, tip.1].map(number);
    let back = [-dx - dy * SPREAD, -dy + dx * SPREAD, dy * 2.0 * SPREAD, -dx * 2.0 * SPREAD];
    let [ax, ay, bx, by] = back.map(number);
    (format!("M{x0} {y0}L{x1} {y1}"), format!("M{tx} {ty}l{ax} {ay} {bx} {by}z"))
}

/// Middle and radius of every dot, and the tip of every arrow, for the test that they fit.
#[cfg(test)]
pub(super) fn reach(role: Role) -> Vec<(f32, f32, f32)> {
    let tile = Tile::new(role, Cut::Roomy);
    let spot = Spot::of(role, tile, tile.height / Tile::new(Role::King, Cut::Roomy).height);
    let moves = moves(role);
    let dots = moves.steps.iter().chain(moves.jumps).map(|&way| (spot.at(way, 1.0), DOT));
    let tips = moves.slides.iter().map(|&way| (spot.at(way, length(way).1), 0.0));
    dots.chain(tips).map(|((x, y), reach)| (x, y, reach)).collect()
}

fn pictogram(role: Role, ink: &str, tile: Tile, size: f32) -> String {
    // Outline, size and how far the middle is from the base. Pieces with few marks leave
    // room for a larger picture.
    let (shape, scale, up) = match role {
        Role::King => (CROWN, 0.95, 39.5),
        Role::Rook => (TOWER, 0.92, 39.5),
        Role::Bishop => (MITRE, 1.0, 39.5),
        Role::Gold => (COIN, 1.0, 39.5),
        Role::Silver => (MOON, 1.1, 39.0),
        Role::Knight => (HORSE, 1.2, 28.0),
        Role::Lance => (SPEAR, 1.35, 31.5),
        Role::Pawn => (SHIELD, 1.3, 33.0),
        Role::Dragon => (DRAGON, 0.9, 39.5),
        Role::Horse => (FLAME_HORSE, 0.95, 39.5),
        // What moves as gold is stamped on a coin, as gold is.
        Role::PromotedSilver => (MOON, 0.78, 39.5),
        Role::PromotedKnight => (HORSE, 0.78, 39.5),
        Role::PromotedLance => (SPEAR, 0.84, 39.5),
        Role::Tokin => (SHIELD, 0.76, 39.0),
    };
    let y = number(tile.bottom() - up * size);
    let coin = role.is_promoted() && !matches!(role, Role::Dragon | Role::Horse);
    let (stamp, fill) = if coin {
        let r = number(19.8 * size);
        (format!("<circle cx='50' cy='{y}' r='{r}' fill='{ink}'/>"), IVORY)
    } else {
        (String::new(), ink)
    };
    format!(
        "{stamp}<path fill='{fill}' fill-rule='evenodd' transform='translate(50 {y})scale({})' d='{shape}'/>",
        decimals((scale * size).into(), 2),
    )
}
