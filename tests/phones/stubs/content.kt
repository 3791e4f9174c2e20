@file:Suppress("UNUSED_PARAMETER", "unused")

package android.content

import android.content.pm.PackageManager
import android.content.res.Resources

class ComponentName

open class ActivityNotFoundException : RuntimeException()

open class Intent(val action: String) {
    fun setType(type: String?): Intent = this
    fun putExtra(name: String, value: String?): Intent = this

    companion object {
        const val ACTION_SEND = "android.intent.action.SEND"
        const val EXTRA_TEXT = "android.intent.extra.TEXT"
        @JvmStatic fun createChooser(target: Intent, title: CharSequence?): Intent = target
        @JvmStatic fun makeRestartActivityTask(mainActivity: ComponentName): Intent = TODO()
    }
}

abstract class Context {
    val filesDir: java.io.File get() = TODO()
    val resources: Resources get() = TODO()
    val packageManager: PackageManager get() = TODO()
    fun <T> getSystemService(serviceClass: Class<T>): T? = null
    fun startActivity(intent: Intent) = Unit
}
