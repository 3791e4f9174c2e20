// What wry writes beside its activity, and what Gradle makes.
@file:Suppress("UNUSED_PARAMETER", "unused")

package dev.dioxus.main

import android.content.Context
import android.webkit.WebView

class RustWebView(context: Context) : WebView(context)

class Logger {
    companion object {
        fun warn(message: String) = check(!BuildConfig.DEBUG) { message }
    }
}
