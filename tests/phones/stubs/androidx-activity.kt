@file:Suppress("UNUSED_PARAMETER", "unused")

package androidx.activity

interface LifecycleOwner

abstract class OnBackPressedCallback(enabled: Boolean) {
    abstract fun handleOnBackPressed()
}

class OnBackPressedDispatcher {
    fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback) = Unit
}
