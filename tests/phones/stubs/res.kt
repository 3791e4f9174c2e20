package android.content.res

import android.os.LocaleList

class Configuration {
    val locales: LocaleList get() = TODO()
}

class Resources {
    val configuration: Configuration get() = TODO()
}
