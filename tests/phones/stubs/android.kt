// The part of Android that our Kotlin calls, by its documents, with no bodies: enough to have the
// compiler read types, and no more.
@file:Suppress("UNUSED_PARAMETER", "unused")

package android

object R {
    object id {
        const val content = 0x01020002
    }
}
