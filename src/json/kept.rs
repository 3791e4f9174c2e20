//! What can be kept, and the form of it. A form is written down once, as a list of names; those
//! names are a promise to every phone that something is kept on.

use super::Value;

/// What can be kept as JSON.
pub trait Kept: Sized {
    /// As it is kept.
    fn write(&self) -> Value;

    /// What was kept; `None` when it is of another form.
    fn read(kept: &Value) -> Option<Self>;
}

impl Kept for bool {
    fn write(&self) -> Value {
        Value::Bool(*self)
    }

    fn read(kept: &Value) -> Option<bool> {
        match kept {
            Value::Bool(it) => Some(*it),
            _ => None,
        }
    }
}

impl Kept for String {
    fn write(&self) -> Value {
        self.as_str().into()
    }

    fn read(kept: &Value) -> Option<String> {
        kept.text().map(str::to_owned)
    }
}

impl<T: Kept> Kept for Option<T> {
    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }

    fn read(kept: &Value) -> Option<Option<T>> {
        if *kept == Value::Null { Some(None) } else { T::read(kept).map(Some) }
    }
}

macro_rules! kept_numbers {
    ($($number:ty),*) => {$(
        impl Kept for $number {
            fn write(&self) -> Value {
                Value::Number(self.to_string())
            }

            fn read(kept: &Value) -> Option<$number> {
                match kept {
                    Value::Number(number) => number.parse().ok(),
                    _ => None,
                }
            }
        }
    )*};
}

kept_numbers!(u32, usize);

/// Keeps a type as an object: every field under its name. By `or` and a value to begin with, a
/// field that is missing or cannot be read takes no other with it; else each must be sound.
macro_rules! kept_fields {
    ($kind:ty { $($name:literal: $field:ident),+ $(,)? }) => {
        $crate::json::kept_fields!(@ $kind { $($name: $field),+ } |kept| {
            Some(Self { $($field: kept.field($name)?),+ })
        });
    };
    ($kind:ty { $($name:literal: $field:ident),+ $(,)? } or $usual:expr) => {
        $crate::json::kept_fields!(@ $kind { $($name: $field),+ } |kept| {
            let usual: $kind = $usual;
            Some(Self { $($field: kept.last($name).unwrap_or(usual.$field)),+ })
        });
    };
    (@ $kind:ty { $($name:literal: $field:ident),+ } |$kept:ident| $read:block) => {
        impl $crate::json::Kept for $kind {
            fn write(&self) -> $crate::json::Value {
                $crate::json::Value::object(vec![
                    $(($name, $crate::json::Kept::write(&self.$field))),+
                ])
            }

            fn read($kept: &$crate::json::Value) -> Option<Self> {
                matches!($kept, $crate::json::Value::Object(_)).then_some(())?;
                $read
            }
        }
    };
}
pub(crate) use kept_fields;

/// Keeps each value of a type as its name: the names are listed, or the types have `ALL` values
/// and a `name` of each.
macro_rules! kept_by_name {
    ($kind:ident { $($name:literal: $variant:ident),+ $(,)? }) => {
        impl $crate::json::Kept for $kind {
            fn write(&self) -> $crate::json::Value {
                match self {
                    $($kind::$variant => $name.into()),+
                }
            }

            fn read(kept: &$crate::json::Value) -> Option<$kind> {
                match kept.text()? {
                    $($name => Some($kind::$variant),)+
                    _ => None,
                }
            }
        }
    };
    ($($kind:ident),+) => {$(
        impl $crate::json::Kept for $kind {
            fn write(&self) -> $crate::json::Value {
                self.name().into()
            }

            fn read(kept: &$crate::json::Value) -> Option<$kind> {
                let name = kept.text()?;
                $kind::ALL.into_iter().find(|it| it.name() == name)
            }
        }
    )+};
}
pub(crate) use kept_by_name;
