import "balcao/styles.css"
import { limits, type Locale } from "balcao/contract"
import { createRoot } from "react-dom/client"
import { localeOf } from "../../settings/localeOf.ts"
import { readText } from "../../settings/stored.ts"
import { PublicMenu } from "./PublicMenu.tsx"
import { publicMenuWords } from "./words.ts"

const place = document.getElementById("root")
if (!place) throw new Error("The page has no place for the menu.")

/** The language chosen in this browser, or the browser's own: customers have no settings here. */
const locale: Locale =
  localeOf(readText(limits.storageKeys.language)) ??
  (navigator.language.startsWith("en") ? "en" : limits.defaultLocale)

document.documentElement.lang = limits.locales[locale]
document.title = publicMenuWords.title[locale]
createRoot(place).render(<PublicMenu address={new URL(location.href)} locale={locale} />)
