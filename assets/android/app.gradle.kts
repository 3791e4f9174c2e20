
// ---- from assets/android/app.gradle.kts: what dx cannot be told ----

android {
    defaultConfig {
        // 1.2.3 becomes 10203: greater with every version, as the stores want it.
        val (major, minor, patch) = versionName!!.split(".").map(String::toInt)
        versionCode = major * 10000 + minor * 100 + patch
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a") }
        // Words of libraries in languages that the app does not speak are left out.
        @Suppress("DEPRECATION")
        resourceConfigurations += listOf("sw", "en", "ja", "fr", "pt", "ar")
    }
    // Packed: less to fetch where data is dear.
    packaging { jniLibs { useLegacyPackaging = true } }
    lint { abortOnError = false }

    // No secret stands in a file. Without a key of one's own the package is signed for trying.
    val own = System.getenv("KETE_KEYSTORE")
    if (own != null) {
        signingConfigs.create("own") {
            storeFile = file(own)
            storePassword = System.getenv("KETE_KEYSTORE_PASSWORD")
            keyAlias = System.getenv("KETE_KEY_ALIAS")
            keyPassword = System.getenv("KETE_KEY_PASSWORD")
        }
    }
    buildTypes {
        getByName("release") {
            signingConfig = signingConfigs.getByName(if (own != null) "own" else "debug")
        }
    }
}
