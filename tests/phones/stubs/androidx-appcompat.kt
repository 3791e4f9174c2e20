package androidx.appcompat.app

import android.app.Activity
import androidx.activity.LifecycleOwner
import androidx.activity.OnBackPressedDispatcher

open class AppCompatActivity : Activity(), LifecycleOwner {
    val onBackPressedDispatcher: OnBackPressedDispatcher get() = TODO()
}
