package app.kete.shogi

object BuildConfig {
    const val DEBUG = false
}
