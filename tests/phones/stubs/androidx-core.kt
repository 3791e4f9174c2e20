@file:Suppress("UNUSED_PARAMETER", "unused")

package androidx.core.view

import android.view.View
import android.view.Window

class Insets {
    @JvmField val left = 0
    @JvmField val top = 0
    @JvmField val right = 0
    @JvmField val bottom = 0
}

open class WindowInsetsCompat {
    fun getInsets(typeMask: Int): Insets = TODO()

    class Type {
        companion object {
            @JvmStatic fun systemBars(): Int = 0
            @JvmStatic fun displayCutout(): Int = 0
            @JvmStatic fun ime(): Int = 0
        }
    }

    companion object {
        @JvmField val CONSUMED: WindowInsetsCompat = TODO()
    }
}

fun interface OnApplyWindowInsetsListener {
    fun onApplyWindowInsets(v: View, insets: WindowInsetsCompat): WindowInsetsCompat
}

object ViewCompat {
    @JvmStatic fun setOnApplyWindowInsetsListener(view: View, listener: OnApplyWindowInsetsListener?) = Unit
}

class WindowInsetsControllerCompat {
    var isAppearanceLightStatusBars: Boolean = false
    var isAppearanceLightNavigationBars: Boolean = false
}

object WindowCompat {
    @JvmStatic fun getInsetsController(window: Window, view: View): WindowInsetsControllerCompat = TODO()
}
