//! A picture as points, so that the tests see what a person sees. It knows no more of SVG than
//! the faces use: filled and stroked paths and circles, under groups with plain transforms.

use crate::ui::boards::tests::colour::Colour;

/// Points along each side of the picture.
pub const SIZE: usize = 116;

/// A grey for each point, 0 black to 1 white, or nothing where nothing is drawn.
pub struct Picture(Vec<Option<f64>>);

type Point = (f64, f64);

/// x' = a x + c y + e, y' = b x + d y + f.
type Matrix = [f64; 6];

/// What a group hands to what is in it.
#[derive(Clone)]
struct Style {
    matrix: Matrix,
    fill: String,
    stroke: String,
    width: f64,
}

impl Picture {
    /// Draws a document. Semi-transparent strokes, the shade around tiles, are left out.
    pub fn of(svg: &str) -> Picture {
        let mut picture = Picture(vec![None; SIZE * SIZE]);
        let scale = SIZE as f64 / 100.0;
        let mut groups = vec![Style {
            matrix: [scale, 0.0, 0.0, scale, 0.0, 0.0],
            fill: "#000".to_owned(),
            stroke: "none".to_owned(),
            width: 1.0,
        }];
        for tag in svg.split('<').skip(1).map(|tag| tag.split('>').next().unwrap()) {
            if tag.starts_with("/g") {
                groups.pop();
                continue;
            }
            let own = groups.last().unwrap().within(tag);
            match tag.split([' ', '/']).next().unwrap() {
                "g" => groups.push(own),
                "path" => picture.draw(&outline(attribute(tag, "d").unwrap()), &own, tag),
                "circle" => {
                    let of = |name| attribute(tag, name).unwrap().parse::<f64>().unwrap();
                    let (x, y, r) = (of("cx"), of("cy"), of("r"));
                    let turn = |i: i32| f64::from(i) * std::f64::consts::TAU / 48.0;
                    let around =
                        (0..=48).map(|i| (x + r * turn(i).cos(), y + r * turn(i).sin())).collect();
                    picture.draw(&[around], &own, tag);
                }
                _ => {}
            }
        }
        assert_eq!(groups.len(), 1);
        picture
    }

    fn draw(&mut self, lines: &[Vec<Point>], style: &Style, tag: &str) {
        let m = style.matrix;
        let move_ = |&(x, y): &Point| (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]);
        let lines: Vec<Vec<Point>> =
            lines.iter().map(|line| line.iter().map(move_).collect()).collect();
        if style.fill != "none" {
            let even_odd = attribute(tag, "fill-rule") == Some("evenodd");
            self.fill(&lines, grey(&style.fill), even_odd);
        }
        if style.stroke != "none" && attribute(tag, "stroke-opacity").is_none() {
            // Where a glyph is stretched, its line is too; the mean of both ways is near enough.
            let scale = (m[0].hypot(m[1]) + m[2].hypot(m[3])) / 2.0;
            self.stroke(&lines, grey(&style.stroke), style.width * scale / 2.0);
        }
    }

    fn fill(&mut self, lines: &[Vec<Point>], grey: f64, even_odd: bool) {
        for row in 0..SIZE {
            let y = row as f64 + 0.5;
            let mut crossings: Vec<(f64, i32)> = Vec::new();
            for line in lines {
                for (a, b) in line.iter().zip(line.iter().cycle().skip(1)) {
                    if (a.1 <= y) != (b.1 <= y) {
                        let x = a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0);
                        crossings.push((x, if a.1 < b.1 { 1 } else { -1 }));
                    }
                }
            }
            crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
            let mut wind = 0;
            for (i, pair) in crossings.windows(2).enumerate() {
                wind += pair[0].1;
                if if even_odd { i % 2 == 0 } else { wind != 0 } {
                    for column in 0..SIZE {
                        let x = column as f64 + 0.5;
                        if pair[0].0 <= x && x < pair[1].0 {
                            self.0[row * SIZE + column] = Some(grey);
                        }
                    }
                }
            }
        }
    }

    fn stroke(&mut self, lines: &[Vec<Point>], grey: f64, reach: f64) {
        for (a, b) in lines.iter().flat_map(|line| line.windows(2)).map(|ends| (ends[0], ends[1])) {
            let cells = |low: f64, high: f64| {
                let end = (high + reach).ceil().clamp(0.0, SIZE as f64) as usize;
                (low - reach).floor().clamp(0.0, SIZE as f64) as usize..end
            };
            for row in cells(a.1.min(b.1), a.1.max(b.1)) {
                for column in cells(a.0.min(b.0), a.0.max(b.0)) {
                    let (x, y) = (column as f64 + 0.5 - a.0, row as f64 + 0.5 - a.1);
                    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
                    let length = dx * dx + dy * dy;
                    let part = if length > 0.0 { (x * dx + y * dy) / length } else { 0.0 };
                    let part = part.clamp(0.0, 1.0);
                    if (x - part * dx).hypot(y - part * dy) <= reach {
                        self.0[row * SIZE + column] = Some(grey);
                    }
                }
            }
        }
    }

    pub fn at(&self, row: usize, column: usize) -> Option<f64> {
        self.0[row * SIZE + column]
    }

    /// The same, the other way up.
    pub fn turned(&self) -> Picture {
        Picture(self.0.iter().rev().copied().collect())
    }

    /// Greys of the size at which a square of 29 px is looked at, on a grey ground.
    pub fn small(&self) -> Vec<f64> {
        const STEP: usize = SIZE / 29;
        let cell = |row: usize, column: usize| {
            let points = (0..STEP * STEP)
                .map(|i| self.at(row * STEP + i / STEP, column * STEP + i % STEP).unwrap_or(0.6));
            points.sum::<f64>() / (STEP * STEP) as f64
        };
        (0..29 * 29).map(|i| cell(i / 29, i % 29)).collect()
    }

    /// The part of the square of 29 px that looks different in grey.
    pub fn difference(&self, other: &Picture) -> f64 {
        let pairs = self.small().into_iter().zip(other.small());
        pairs.map(|(a, b)| (a - b).abs()).sum::<f64>() / (29.0 * 29.0)
    }
}

impl Style {
    fn within(&self, tag: &str) -> Style {
        let or = |name, default: &String| attribute(tag, name).unwrap_or(default).to_owned();
        let width = attribute(tag, "stroke-width");
        Style {
            matrix: transform(self.matrix, attribute(tag, "transform").unwrap_or_default()),
            fill: or("fill", &self.fill),
            stroke: or("stroke", &self.stroke),
            width: width.map_or(self.width, |it| it.parse().unwrap()),
        }
    }
}

/// As light as it looks: L* of the colour, from 0 to 1.
fn grey(colour: &str) -> f64 {
    Colour::parse(colour).unwrap().lightness()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}='"))?;
    rest.split_once('\'').map(|(value, _)| value)
}

fn transform(mut m: Matrix, text: &str) -> Matrix {
    for call in text.split(')').filter(|call| !call.is_empty()) {
        let (name, numbers) = call.trim().split_once('(').unwrap();
        let n = numbers_of(numbers);
        m = match (name, &n[..]) {
            ("matrix", &[a, b, c, d, e, f]) => times(m, [a, b, c, d, e, f]),
            ("translate", &[x, y]) => times(m, [1.0, 0.0, 0.0, 1.0, x, y]),
            ("scale", &[s]) => times(m, [s, 0.0, 0.0, s, 0.0, 0.0]),
            ("rotate", &[180.0, x, y]) => times(m, [-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y]),
            _ => panic!("unknown transform {call}"),
        };
    }
    m
}

fn times(m: Matrix, n: Matrix) -> Matrix {
    [
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    ]
}

/// Numbers as path data has them: a minus or a second point begins the next one.
fn numbers_of(text: &str) -> Vec<f64> {
    let mut numbers: Vec<String> = Vec::new();
    let mut open = false;
    for c in text.chars() {
        let starts = c == '-' || (c == '.' && numbers.last().is_some_and(|it| it.contains('.')));
        match c {
            ' ' | ',' => open = false,
            c if open && !starts => numbers.last_mut().unwrap().push(c),
            c => {
                numbers.push(c.to_string());
                open = true;
            }
        }
    }
    numbers.iter().map(|number| number.parse().unwrap()).collect()
}

/// Path data as lines of points; curves are cut into short pieces.
fn outline(path: &str) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut at = (0.0, 0.0);
    let mut control = at;
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |i| i + 1);
        let n = numbers_of(&rest[1..end]);
        rest = &rest[end..];
        let relative = command.is_ascii_lowercase();
        let from = |at: Point, x: f64, y: f64| if relative { (at.0 + x, at.1 + y) } else { (x, y) };
        match command.to_ascii_lowercase() {
            'm' | 'l' => {
                for (i, to) in n.chunks(2).enumerate() {
                    at = from(at, to[0], to[1]);
                    if i == 0 && command.eq_ignore_ascii_case(&'m') {
                        lines.push(Vec::new());
                    }
                    lines.last_mut().unwrap().push(at);
                }
            }
            'h' | 'v' => {
                for &to in &n {
                    at = match (command, relative) {
                        ('h', _) => (at.0 + to, at.1),
                        ('v', _) => (at.0, at.1 + to),
                        ('H', _) => (to, at.1),
                        _ => (at.0, to),
                    };
                    lines.last_mut().unwrap().push(at);
                }
            }
            'c' | 's' => {
                let curve = command.eq_ignore_ascii_case(&'c');
                for part in n.chunks(if curve { 6 } else { 4 }) {
                    let mirrored = (2.0 * at.0 - control.0, 2.0 * at.1 - control.1);
                    let first = if curve { from(at, part[0], part[1]) } else { mirrored };
                    let part = &part[part.len() - 4..];
                    let (second, to) = (from(at, part[0], part[1]), from(at, part[2], part[3]));
                    for i in 1..=12 {
                        let t = f64::from(i) / 12.0;
                        lines.last_mut().unwrap().push(bezier([at, first, second, to], t));
                    }
                    (at, control) = (to, second);
                    continue;
                }
                continue;
            }
            'a' => {
                for part in n.chunks(7) {
                    let to = from(at, part[5], part[6]);
                    lines.last_mut().unwrap().extend(arc(at, to, part));
                    at = to;
                }
            }
            'z' => {
                let line = lines.last_mut().unwrap();
                at = line[0];
                line.push(at);
            }
            other => panic!("unknown command {other}"),
        }
        control = at;
    }
    lines
}

fn bezier(points: [Point; 4], t: f64) -> Point {
    let s = 1.0 - t;
    let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
    points.iter().zip(weights).fold((0.0, 0.0), |(x, y), (p, w)| (x + p.0 * w, y + p.1 * w))
}

/// Points along an arc of an ellipse that is not tilted (SVG 1.1, appendix F.6).
fn arc(from: Point, to: Point, part: &[f64]) -> Vec<Point> {
    let (mut rx, mut ry, large, sweep) = (part[0], part[1], part[3] != 0.0, part[4] != 0.0);
    let (hx, hy) = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
    let over = (hx / rx).hypot(hy / ry);
    if over > 1.0 {
        (rx, ry) = (rx * over, ry * over);
    }
    let q = (hx / rx).powi(2) + (hy / ry).powi(2);
    let k = ((1.0 - q).max(0.0) / q).sqrt() * if large == sweep { -1.0 } else { 1.0 };
    let (cx, cy) = (k * rx * hy / ry, -k * ry * hx / rx);
    let start = ((hy - cy) / ry).atan2((hx - cx) / rx);
    let end = ((-hy - cy) / ry).atan2((-hx - cx) / rx);
    let mut turn = end - start;
    if sweep && turn <= 0.0 {
        turn += std::f64::consts::TAU;
    } else if !sweep && turn >= 0.0 {
        turn -= std::f64::consts::TAU;
    }
    let middle = (cx + (from.0 + to.0) / 2.0, cy + (from.1 + to.1) / 2.0);
    let angle = |i: i32| start + turn * f64::from(i) / 16.0;
    (1..=16).map(|i| (middle.0 + rx * angle(i).cos(), middle.1 + ry * angle(i).sin())).collect()
}
