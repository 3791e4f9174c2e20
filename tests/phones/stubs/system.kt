@file:Suppress("UNUSED_PARAMETER", "unused")

package android.system

object Os {
    @JvmStatic fun setenv(name: String, value: String, overwrite: Boolean) = Unit
}
