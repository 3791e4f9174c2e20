@file:Suppress("UNUSED_PARAMETER", "unused")

package android.os

class Bundle

class LocaleList {
    fun size(): Int = 0
    operator fun get(index: Int): java.util.Locale = java.util.Locale.ROOT
}

object Build {
    object VERSION {
        @JvmField val SDK_INT: Int = 0
    }

    object VERSION_CODES {
        const val N = 24
        const val O = 26
    }
}

abstract class Vibrator {
    abstract fun hasVibrator(): Boolean

    @Deprecated("since 26")
    fun vibrate(pattern: LongArray, repeat: Int) = Unit
    fun vibrate(effect: VibrationEffect) = Unit
}

abstract class VibrationEffect {
    companion object {
        @JvmStatic fun createWaveform(timings: LongArray, repeat: Int): VibrationEffect = TODO()
    }
}
