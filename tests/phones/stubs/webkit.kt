@file:Suppress("UNUSED_PARAMETER", "unused")

package android.webkit

import android.content.Context
import android.content.pm.PackageInfo
import android.view.View

@Retention(AnnotationRetention.RUNTIME)
@Target(AnnotationTarget.FUNCTION)
annotation class JavascriptInterface

fun interface ValueCallback<T> {
    fun onReceiveValue(value: T)
}

open class WebView(context: Context) : View(context) {
    fun addJavascriptInterface(obj: Any, name: String) = Unit
    fun evaluateJavascript(script: String, resultCallback: ValueCallback<String>?) = Unit
    fun canGoBack(): Boolean = false
    fun goBack() = Unit

    companion object {
        @JvmStatic fun getCurrentWebViewPackage(): PackageInfo? = null
    }
}
