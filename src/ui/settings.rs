//! What the players have chosen, and how it is kept.

use serde::{Deserialize, Serialize};

use super::faces::Face;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them, in the order of the picker.
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The value of `data-theme`; empty leaves the choice to the device.
    pub const fn attribute(self) -> &'static str {
        match self {
            Theme::Device => "",
            chosen => chosen.name(),
        }
    }
}

/// What the players have chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Tag of the language; `None` is the device's.
    pub language: Option<String>,
    /// How the pieces look.
    pub face: Face,
    /// Whether the squares are marked where the held piece may go.
    pub marks: bool,
    /// Light or dark.
    pub theme: Theme,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { language: None, face: Face::default(), marks: true, theme: Theme::Device }
    }
}

/// As it is kept. Every value may be missing: an earlier version did not know it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    language: Option<String>,
    face: Option<String>,
    marks: Option<bool>,
    theme: Option<String>,
}

/// A text that is no kept settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl Settings {
    /// The text to keep.
    pub fn save(&self) -> String {
        let kept = Kept {
            language: self.language.clone(),
            face: Some(self.face.name().to_owned()),
            marks: Some(self.marks),
            theme: Some(self.theme.name().to_owned()),
        };
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// What [`Settings::save`] wrote. A value that this version does not know is the first one.
    ///
    /// # Errors
    /// When it is not of that form at all.
    pub fn load(text: &str) -> Result<Settings, Damaged> {
        let kept: Kept = serde_json::from_str(text).map_err(|_| Damaged)?;
        let first = Settings::default();
        let face = kept.face.as_deref().and_then(Face::from_name);
        let theme = kept.theme.and_then(|name| Theme::ALL.into_iter().find(|it| it.name() == name));
        Ok(Settings {
            language: kept.language,
            face: face.unwrap_or(first.face),
            marks: kept.marks.unwrap_or(first.marks),
            theme: theme.unwrap_or(first.theme),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for face in Face::ALL {
            for theme in Theme::ALL {
                let settings =
                    Settings { language: Some("en".to_owned()), face, marks: false, theme };
                assert_eq!(Settings::load(&settings.save()), Ok(settings));
            }
        }
    }

    #[test]
    fn what_an_other_version_wrote_is_read_as_far_as_it_goes() {
        assert_eq!(Settings::load("{}"), Ok(Settings::default()));
        let text = r#"{"face":"marble","theme":"sepia","sound":3,"marks":false}"#;
        assert_eq!(Settings::load(text), Ok(Settings { marks: false, ..Settings::default() }));
        for text in ["", "[", "null", "7", r#"{"marks":"yes"}"#] {
            assert_eq!(Settings::load(text), Err(Damaged), "{text}");
        }
    }
}
