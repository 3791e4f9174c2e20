// In the place of the one that dx writes: what the page cannot do by itself.
package dev.dioxus.main

import android.content.ActivityNotFoundException
import android.content.Intent
import android.graphics.Color
import android.graphics.drawable.ColorDrawable
import android.os.Build
import android.os.Bundle
import android.os.LocaleList
import android.os.VibrationEffect
import android.os.Vibrator
import android.system.Os
import android.view.View
import android.view.WindowManager
import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import kotlin.system.exitProcess

// Asked for by the other Kotlin that wry writes.
typealias BuildConfig = app.kete.shogi.BuildConfig

class MainActivity : WryActivity() {
    private var page: WebView? = null

    // The way back is a gesture too, which no key tells of.
    override val handleBackNavigation: Boolean = false

    override fun onCreate(savedInstanceState: Bundle?) {
        // Rust begins in super.onCreate and finds these where any program does.
        Os.setenv("KETE_DATA_DIR", filesDir.absolutePath, true)
        Os.setenv("LANGUAGE", languages(), true)
        if (vibrator()?.hasVibrator() == true) Os.setenv("KETE_VIBRATES", "yes", true)
        super.onCreate(savedInstanceState)
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() = back()
        })
        keepClearOfBars(findViewById(android.R.id.content))
    }

    override fun onWebViewCreate(webView: WebView) {
        page = webView
        webView.addJavascriptInterface(Shell(this), "keteShell")
    }

    // Rust is started once in a process: a second activity would find it gone. All is saved.
    override fun onDestroy() {
        super.onDestroy()
        exitProcess(0)
    }

    fun vibrator(): Vibrator? = getSystemService(Vibrator::class.java)

    /** The page says whether somebody listens; if so, Rust goes back or calls [Shell.leave]. */
    private fun back() {
        val page = page ?: return leave()
        page.evaluateJavascript("Boolean(window.kete && kete.back())") { heard ->
            if (heard != "true") leave()
        }
    }

    /** Out of sight, but not ended. */
    fun leave() {
        moveTaskToBack(true)
    }

    /** The languages of the person, best first, as "sw-TZ:en-GB". */
    private fun languages(): String {
        val list: LocaleList = resources.configuration.locales
        return (0 until list.size()).joinToString(":") { list[it].toLanguageTag() }
    }

    /**
     * Android 15 draws apps beneath the bars, the cut-out and the keyboard. Older web views know
     * nothing of it, so the page is kept clear of them here.
     */
    private fun keepClearOfBars(content: View) {
        val kinds = WindowInsetsCompat.Type.systemBars() or
            WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
        ViewCompat.setOnApplyWindowInsetsListener(content) { view, insets ->
            val edges = insets.getInsets(kinds)
            view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
            WindowInsetsCompat.CONSUMED
        }
    }
}

/** `window.keteShell` in the page, which is the app's own and never anybody else's. */
class Shell(private val activity: MainActivity) {
    @JavascriptInterface
    fun leave() = activity.runOnUiThread { activity.leave() }

    /** The error page starts anew. */
    @JavascriptInterface
    fun restart() = activity.runOnUiThread {
        activity.startActivity(Intent.makeRestartActivityTask(activity.componentName))
        exitProcess(0)
    }

    /** Gives a text to another app, which the person chooses. */
    @JavascriptInterface
    fun share(text: String): Boolean {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        return try {
            activity.startActivity(Intent.createChooser(send, null))
            true
        } catch (_: ActivityNotFoundException) {
            false
        }
    }

    /** Milliseconds of buzz, of rest, of buzz and so on, with commas. */
    @JavascriptInterface
    fun buzz(times: String) {
        // Android begins with a rest.
        val waits = longArrayOf(0) + times.split(",").mapNotNull(String::toLongOrNull)
        val vibrator = activity.vibrator() ?: return
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            vibrator.vibrate(VibrationEffect.createWaveform(waits, -1))
        } else {
            @Suppress("DEPRECATION")
            vibrator.vibrate(waits, -1)
        }
    }

    /** Keeps the screen on. */
    @JavascriptInterface
    fun stayAwake(isWanted: Boolean) = activity.runOnUiThread {
        val flag = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        if (isWanted) activity.window.addFlags(flag) else activity.window.clearFlags(flag)
    }

    /** The colour around the page, and whether the signs of the system on it are to be dark. */
    @JavascriptInterface
    fun dress(color: String, isLight: Boolean) = activity.runOnUiThread {
        val window = activity.window
        val ground = Color.parseColor(color)
        window.setBackgroundDrawable(ColorDrawable(ground))
        val bars = WindowCompat.getInsetsController(window, window.decorView)
        bars.isAppearanceLightStatusBars = isLight
        bars.isAppearanceLightNavigationBars = isLight
        // Android 15 has no colour of its own there any more: the ground shows.
        @Suppress("DEPRECATION")
        window.statusBarColor = ground
        // Before, the signs of the lower bar are white and cannot be changed.
        @Suppress("DEPRECATION")
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) window.navigationBarColor = ground
    }
}
