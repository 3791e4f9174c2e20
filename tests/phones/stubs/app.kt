@file:Suppress("UNUSED_PARAMETER", "unused")

package android.app

import android.content.ComponentName
import android.content.Context
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.view.Window

open class Activity : Context() {
    val window: Window get() = TODO()
    val componentName: ComponentName get() = TODO()
    fun <T : View> findViewById(id: Int): T = TODO()
    fun moveTaskToBack(nonRoot: Boolean): Boolean = true
    fun runOnUiThread(action: Runnable) = Unit
    protected open fun onCreate(savedInstanceState: Bundle?) = Unit
    protected open fun onStart() = Unit
    protected open fun onResume() = Unit
    protected open fun onPause() = Unit
    protected open fun onStop() = Unit
    protected open fun onDestroy() = Unit
    protected open fun onSaveInstanceState(outState: Bundle) = Unit
    open fun onWindowFocusChanged(hasFocus: Boolean) = Unit
    open fun onLowMemory() = Unit
    open fun onKeyDown(keyCode: Int, event: KeyEvent?): Boolean = false
}
