import { Logo } from "../../../brand/Logo.tsx"
import { LanguageSelect } from "../../../shell/LanguageSelect.tsx"
import { strip } from "./words.css.ts"

/** Whose page this is, and in which language. */
export const Strip = () => (
  <header className={strip}>
    <Logo />
    <LanguageSelect />
  </header>
)
