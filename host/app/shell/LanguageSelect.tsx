import { limits, type Locale } from "balcao/contract"
import { chevronDown, globe, Icon } from "balcao/ui"
import { bootWords } from "../words/bootWords.ts"
import { useLanguage } from "../settings/settings.ts"
import { choice, languageSelect } from "./languageSelect.css.ts"

const names: Readonly<Record<Locale, { readonly whole: string; readonly short: string }>> = {
  ptBr: { whole: "Português (BR)", short: "PT" },
  en: { whole: "English", short: "EN" },
}
const locales = Object.keys(limits.locales) as ReadonlyArray<Locale>

/** Changes the interface language: a transparent native select over its styled appearance. */
export const LanguageSelect = ({ short = false }: { readonly short?: boolean }) => {
  const [locale, choose] = useLanguage()
  return (
    <span className={languageSelect}>
      <Icon shape={globe} />
      <span aria-hidden="true">{short ? names[locale].short : names[locale].whole}</span>
      <Icon shape={chevronDown} size={12} />
      <select
        className={choice}
        aria-label={bootWords.language[locale]}
        value={locale}
        onChange={(event) => choose(event.target.value === "en" ? "en" : "ptBr")}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={limits.locales[one]}>
            {names[one].whole}
          </option>
        ))}
      </select>
    </span>
  )
}
