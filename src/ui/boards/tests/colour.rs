//! Colours as they are measured: contrast as WCAG 2 has it, difference in CIE L*a*b*, and how
//! they look to those who see fewer of them.

/// Red, green, blue and how much it covers, each from 0 to 1, as sRGB.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colour(pub [f64; 4]);

/// How somebody sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sight {
    Full,
    Grey,
    Protan,
    Deutan,
    Tritan,
}

impl Sight {
    pub const ALL: [Sight; 5] =
        [Sight::Full, Sight::Grey, Sight::Protan, Sight::Deutan, Sight::Tritan];

    /// What becomes of linear red, green, blue. The three kinds of colour blindness are the
    /// matrices for full severity of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6),
    /// 2009; grey is the luminance of sRGB.
    #[rustfmt::skip]
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Sight::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Grey => [LUMINANCE; 3],
            Sight::Protan => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::Deutan => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::Tritan => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }
}

const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];

impl Colour {
    /// `#rgb`, `#rrggbb` or `rgb(r g b / a%)`.
    pub fn parse(text: &str) -> Option<Colour> {
        if let Some(hex) = text.strip_prefix('#') {
            let digits: Option<Vec<u32>> = hex.chars().map(|c| c.to_digit(16)).collect();
            let pair = |high: u32, low: u32| f64::from(high * 16 + low) / 255.0;
            return match digits?[..] {
                [r, g, b] => Some(Colour([pair(r, r), pair(g, g), pair(b, b), 1.0])),
                [r, s, g, h, b, c] => Some(Colour([pair(r, s), pair(g, h), pair(b, c), 1.0])),
                _ => None,
            };
        }
        let inner = text.strip_prefix("rgb(")?.strip_suffix("%)")?;
        let (rgb, cover) = inner.split_once('/')?;
        let parts: Result<Vec<f64>, _> = rgb.split_whitespace().map(str::parse).collect();
        let [r, g, b] = parts.ok()?[..] else { return None };
        let cover: f64 = cover.trim().parse().ok()?;
        Some(Colour([r / 255.0, g / 255.0, b / 255.0, cover / 100.0]))
    }

    /// What is seen where this lies over `ground`, which must cover all.
    pub fn over(self, ground: Colour) -> Colour {
        let (Colour([r, g, b, cover]), Colour([x, y, z, full])) = (self, ground);
        assert_eq!(full, 1.0, "the ground shines through");
        let mix = |top: f64, below: f64| top * cover + below * (1.0 - cover);
        Colour([mix(r, x), mix(g, y), mix(b, z), 1.0])
    }

    fn linear(self) -> [f64; 3] {
        let Colour([r, g, b, cover]) = self;
        assert_eq!(cover, 1.0, "a colour that shines through has no look of its own");
        [r, g, b].map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) })
    }

    fn luminance(self) -> f64 {
        times(LUMINANCE, self.linear())
    }

    /// The contrast ratio of WCAG 2, from 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    /// CIE L*, from 0 to 1.
    pub fn lightness(self) -> f64 {
        self.lab(Sight::Full)[0] / 100.0
    }

    fn lab(self, sight: Sight) -> [f64; 3] {
        let seen = sight.matrix().map(|row| times(row, self.linear()).clamp(0.0, 1.0));
        // sRGB to XYZ, each divided by the white D65.
        let white = [0.95047, 1.0, 1.08883];
        let xyz = [
            times([0.4124564, 0.3575761, 0.1804375], seen) / white[0],
            times([0.2126729, 0.7151522, 0.0721750], seen) / white[1],
            times([0.0193339, 0.1191920, 0.9503041], seen) / white[2],
        ];
        let [x, y, z] = xyz.map(|t| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// How different two colours look: CIE 1976 ΔE*ab, of which 2.3 can just be seen.
    pub fn difference(self, other: Colour, sight: Sight) -> f64 {
        let (a, b) = (self.lab(sight), other.lab(sight));
        (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
    }
}

fn times(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Known values, so that what is measured below is measured right.
#[test]
fn colours_are_measured_right() {
    let colour = |text| Colour::parse(text).unwrap();
    let near = |a: f64, b: f64| assert!((a - b).abs() < 0.05, "{a} is not {b}");
    near(colour("#000").contrast(colour("#ffffff")), 21.0);
    near(colour("#777777").contrast(colour("#fff")), 4.48);
    near(colour("#000").difference(colour("#fff"), Sight::Full), 100.0);
    // The red and the green of sRGB, far apart for most, nearer for a deuteranope.
    let (red, green) = (colour("#f00"), colour("#0f0"));
    near(red.difference(green, Sight::Full), 170.57);
    assert!(red.difference(green, Sight::Deutan) < 85.0);
    // Nobody sees a colour in grey, however few cones there are.
    for sight in Sight::ALL {
        let [_, a, b] = colour("#808080").lab(sight);
        assert!(a.abs() < 0.1 && b.abs() < 0.1, "{sight:?}");
    }
    let half = colour("rgb(0 0 0 / 50%)").over(colour("#fff"));
    assert_eq!(half, Colour([0.5, 0.5, 0.5, 1.0]));
    for bad in ["", "red", "#12", "#12345g", "rgb(1 2 / 3%)", "rgb(1 2 3)"] {
        assert_eq!(Colour::parse(bad), None, "{bad}");
    }
}
