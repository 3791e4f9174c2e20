//! The whole: what is kept is read, the contexts are laid out, the page is shown.

use dioxus::core::{Runtime, current_scope_id};
use dioxus::prelude::*;

use super::awaited::AwaitedPage;
use super::error_page::{ErrorPage, last_words};
use super::faces;
use super::lang::Lang;
use super::later::{Later, LaterStyle};
use super::learned::Learned;
use super::learning::Learning;
use super::nav::Nav;
use super::notice_bar::NoticeBar;
use super::notices::{Notice, Notices};
use super::pages::{
    GamePage, HomePage, LearnPage, LessonsPage, NowherePage, ProblemsPage, QuestionsPage,
    RulesPage, SettingsPage, TipsPage, WordsPage,
};
use super::play::Play;
use super::prefs::Prefs;
use super::progress::Progress;
use super::route::{Address, Opening, Route};
use super::settings::Settings;
use super::sheet::OpenSheet;
use super::sheets::Sheets;
use super::solved::Solved;
use super::start::language;
use super::ties::use_ties;
use crate::l10n::{Args, Language};
use crate::platform::{self, Device, Dress, Key};
use crate::play::{Command, NewGame, Session};

/// A style sheet of `assets`, as the build script leaves it.
macro_rules! sheet {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// Names first, then whatever uses them. The style of the pages beside home and the game comes
/// after it.
const STYLE: &str = concat!(
    sheet!("main.css"),
    sheet!("home.css"),
    sheet!("sheets.css"),
    sheet!("game.css"),
    sheet!("feel.css"),
    sheet!("table.css"),
    sheet!("review.css"),
);

/// Everything that pages share.
#[derive(Clone, Copy)]
struct Shared {
    nav: Nav,
    lang: Lang,
    prefs: Prefs,
    play: Play,
    notices: Notices,
    sheets: Sheets,
    later: Later,
}

/// The app.
#[component]
pub fn App() -> Element {
    let device = use_hook(|| {
        // A test brings a device of its own.
        try_consume_context::<Device>().unwrap_or_else(|| {
            platform::on_panic(last_words);
            provide_context(platform::device())
        })
    });
    let shared = use_hook(|| Shared::start(device.clone()));
    let Shared { nav, lang, prefs, play, sheets, later, .. } = shared;
    use_ties(&device, nav, play, sheets);
    use_hook(|| {
        let (runtime, scope) = (Runtime::current(), current_scope_id());
        let elsewhere = runtime.clone();
        device.watch_address(Box::new(move |address| {
            runtime.in_scope(scope, || shared.visit(&address));
        }));
        device.watch_store(Box::new(move || {
            elsewhere.in_scope(scope, || shared.look_elsewhere());
        }));
    });
    // A link may lead into the middle of a page.
    use_effect(move || {
        if !later.is_awaited(nav.route()) {
            nav.arrive();
        }
    });
    use_hook(|| later.fetch_soon());
    let page = lang.text(title(nav.route()));
    use_effect(use_reactive!(|page| {
        device.dress(&Dress {
            lang: lang.language().tag(),
            dir: direction(lang),
            title: lang.text_with("title-page", &Args::new().text("page", page)),
            theme: prefs.with(|settings| settings.theme.attribute()),
        });
    }));
    rsx! {
        style { dangerous_inner_html: STYLE }
        LaterStyle {}
        FaceStyle {}
        div { class: "app", "data-board": prefs.with(|settings| settings.board.name()), lang: lang.language().tag(), dir: direction(lang),
            ErrorBoundary {
                handle_error: |errors: ErrorContext| rsx! {
                    ErrorPage { details: errors.error().map(|error| error.to_string()).unwrap_or_default() }
                },
                NoticeBar {}
                Page {}
                OpenSheet {}
            }
        }
    }
}

fn direction(lang: Lang) -> &'static str {
    if lang.language().is_rtl() { "rtl" } else { "ltr" }
}

/// The message that names a page.
pub(super) fn title(route: Route) -> &'static str {
    match route {
        Route::Home => "title-home",
        Route::Play => "title-play",
        Route::Rules(_) => "title-rules",
        Route::Words(_) => "title-words",
        Route::Questions(_) => "title-questions",
        Route::Tips(_) => "title-tips",
        Route::Problems(_) => "title-problems",
        Route::Learn(_) | Route::Lessons => "title-learn",
        Route::Settings => "title-settings",
        Route::Nowhere => "title-not-found",
    }
}

/// The pictures of the pieces: written once, and again when another face is chosen. A face that
/// could not be fetched has the default in its place.
#[component]
fn FaceStyle() -> Element {
    let prefs: Prefs = use_context();
    let later: Later = use_context();
    let face = Some(prefs.face()).filter(|face| later.has(*face)).unwrap_or_default();
    rsx! {
        style { dangerous_inner_html: faces::stylesheet(face) }
    }
}

#[component]
fn Page() -> Element {
    let nav: Nav = use_context();
    let later: Later = use_context();
    if later.is_awaited(nav.route()) {
        return rsx! {
            AwaitedPage {}
        };
    }
    match nav.route() {
        Route::Home => rsx! {
            HomePage {}
        },
        Route::Play => rsx! {
            GamePage {}
        },
        Route::Learn(lesson) => rsx! {
            LearnPage { lesson }
        },
        Route::Lessons => rsx! {
            LessonsPage {}
        },
        Route::Rules(_) => rsx! {
            RulesPage {}
        },
        Route::Words(_) => rsx! {
            WordsPage {}
        },
        Route::Questions(_) => rsx! {
            QuestionsPage {}
        },
        Route::Tips(_) => rsx! {
            TipsPage {}
        },
        Route::Problems(_) => rsx! {
            ProblemsPage {}
        },
        Route::Settings => rsx! {
            SettingsPage {}
        },
        Route::Nowhere => rsx! {
            NowherePage {}
        },
    }
}

impl Shared {
    /// Reads what is kept and lays out the contexts.
    fn start(device: Device) -> Shared {
        let notices = provide_context(Notices::new());
        let settings = kept(&device, Key::Settings, |text| Settings::load(text).ok());
        let settings = settings.unwrap_or_else(|()| {
            notices.say(Notice::SettingsDamaged);
            None
        });
        let settings = settings.unwrap_or_default();
        let session = kept(&device, Key::Game, |text| Session::load(text).ok());
        let session = session.unwrap_or_else(|()| {
            notices.say(Notice::SaveDamaged);
            None
        });
        let address = Address::parse(&device.address());
        let language = language(&device, &settings, &address);
        let lang = provide_context(Lang::new(match language.is_ready() {
            true => language,
            false => {
                notices.say(Notice::WordsMissing(language));
                Language::SOURCE
            }
        }));
        let prefs = provide_context(Prefs::new(device.clone(), settings, lang, notices));
        provide_context(Progress::new(device.clone()));
        provide_context(Solved::new(device.clone()));
        let learned = provide_context(Learned::new(device.clone()));
        let sheets = provide_context(Sheets::new(device.clone()));
        let nav = provide_context(Nav::new(device.clone(), address.route));
        let session = session.unwrap_or_default();
        let play = Play::new(device.clone(), session, lang, prefs, notices, sheets);
        provide_context(Learning::new(play, learned));
        let play = provide_context(play);
        let later = provide_context(Later::new(device, lang, nav, notices));
        let shared = Shared { nav, lang, prefs, play, notices, sheets, later };
        shared.heed(&address);
        shared
    }

    /// The person has changed the address.
    fn visit(self, address: &str) {
        let address = Address::parse(address);
        self.sheets.close();
        if address.route != Route::Play && self.play.has_prompt() {
            self.play.send(Command::LetGo);
        }
        self.nav.show(address.route);
        self.heed(&address);
    }

    /// Another window may have kept something.
    fn look_elsewhere(self) {
        self.prefs.reread();
        if self.nav.here() == Route::Play {
            self.play.heed_elsewhere();
        } else {
            // Nobody sits at this board: the newer game is the one to be found here.
            self.play.take_over();
        }
    }

    /// Does what an address asks for beside the page.
    fn heed(self, address: &Address) {
        if let Some(tag) = &address.lang {
            match Language::from_tag(tag) {
                Some(language) => self.prefs.choose_language(Some(language)),
                None => self.notices.say(Notice::UnknownLanguage(tag.clone())),
            }
        }
        if let Some(opening) = &address.opening {
            self.open(opening);
        }
    }

    fn open(self, Opening { sfen, moves }: &Opening) {
        self.notices.forget_address();
        match NewGame::from_address(sfen, moves) {
            Ok(game) => self.play.send(Command::New(game)),
            Err(error) => self.notices.say(Notice::BadAddress(error)),
        }
        // A reload is to find the game as it has become, not the position it began from.
        self.nav.settle();
    }
}

/// What was kept, read; damaged, it is put aside and `Err`. A device that does not let us read
/// has nothing kept: the first save will say so.
fn kept<T>(device: &Device, key: Key, read: fn(&str) -> Option<T>) -> Result<Option<T>, ()> {
    let Ok(Some(text)) = device.read(key) else { return Ok(None) };
    read(&text).map(Some).ok_or_else(|| device.put_aside(key))
}
