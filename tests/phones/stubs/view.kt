@file:Suppress("UNUSED_PARAMETER", "unused")

package android.view

import android.content.Context
import android.graphics.drawable.Drawable

class KeyEvent {
    companion object {
        const val KEYCODE_BACK = 4
    }
}

open class View(context: Context) {
    fun setPadding(left: Int, top: Int, right: Int, bottom: Int) = Unit
}

interface WindowManager {
    class LayoutParams {
        companion object {
            const val FLAG_KEEP_SCREEN_ON = 0x80
        }
    }
}

abstract class Window {
    val decorView: View get() = TODO()
    var statusBarColor: Int = 0
    var navigationBarColor: Int = 0
    fun addFlags(flags: Int) = Unit
    fun clearFlags(flags: Int) = Unit
    fun setBackgroundDrawable(drawable: Drawable?) = Unit
}
