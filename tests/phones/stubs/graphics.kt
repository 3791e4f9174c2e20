@file:Suppress("UNUSED_PARAMETER", "unused")

package android.graphics

object Color {
    @JvmStatic fun parseColor(colorString: String): Int = 0
}
