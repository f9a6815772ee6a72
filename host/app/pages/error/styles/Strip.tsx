import { Logo } from "../../../brand/Logo.tsx"
import { LanguageSelect } from "../../../shell/LanguageSelect.tsx"
import { strip } from "./words.css.ts"

/** The logo and the language select. */
export const Strip = () => (
  <header className={strip}>
    <Logo />
    <LanguageSelect />
  </header>
)
