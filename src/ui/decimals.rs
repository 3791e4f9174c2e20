//! Fractions as text. What the standard library has for that is exact to the last digit, and 5 KB
//! of the web app.

/// A number with at most `places` decimals and nothing that could be left out.
pub fn decimals(value: f64, places: usize) -> String {
    let scale = 10_i32.pow(places as u32);
    let parts = (value * f64::from(scale)).round_ties_even() as i32;
    let (whole, part) = ((parts / scale).unsigned_abs(), (parts % scale).unsigned_abs());
    let mut text = String::new();
    if parts < 0 {
        text.push('-');
    }
    if whole > 0 || part == 0 {
        text += &whole.to_string();
    }
    if part > 0 {
        text += format!(".{part:0places$}").trim_end_matches('0');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the standard library writes it, less what could be left out.
    fn exact(value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        let text =
            if places > 0 { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
        match text {
            "-0" => "0".to_owned(),
            _ => text.replacen("0.", ".", usize::from(value.abs() < 1.0)),
        }
    }

    #[test]
    fn numbers_are_written_as_short_as_can_be() {
        for (value, places, text) in [
            (0.0, 2, "0"),
            (-0.0, 2, "0"),
            (-0.004, 2, "0"),
            (0.5, 1, ".5"),
            (-0.5, 1, "-.5"),
            (0.05, 2, ".05"),
            (-1.25, 2, "-1.25"),
            (10.0, 3, "10"),
            (99.96, 1, "100"),
            (7.6, 0, "8"),
        ] {
            assert_eq!(decimals(value, places), text);
        }
    }

    #[test]
    fn the_standard_library_writes_the_same() {
        for at in -30_000..30_000 {
            // In fours of a hundred: halves, and what lies on no decimal.
            for value in [f64::from(at) / 64.0, f64::from(at) / 7.0, f64::from(at as f32 / 100.0)] {
                for places in 0..4 {
                    assert_eq!(decimals(value, places), exact(value, places), "{value} {places}");
                }
            }
        }
    }

    #[test]
    fn whatever_comes_is_a_number() {
        for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, f64::MIN_POSITIVE] {
            assert!(decimals(odd, 2).parse::<f64>().is_ok(), "{odd}");
        }
    }
}
