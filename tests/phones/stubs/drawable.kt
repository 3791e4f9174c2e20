@file:Suppress("UNUSED_PARAMETER", "unused")

package android.graphics.drawable

abstract class Drawable

class ColorDrawable(color: Int) : Drawable()
