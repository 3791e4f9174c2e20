@file:Suppress("UNUSED_PARAMETER", "unused")

package android.content.pm

class PackageInfo {
    @JvmField var versionName: String? = null
}

class PackageManager {
    fun getPackageInfo(packageName: String, flags: Int): PackageInfo = TODO()
}
