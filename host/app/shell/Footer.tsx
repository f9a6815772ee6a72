import { useFooterTitle } from "../brand/useFooterTitle.ts"
import { footer, title } from "./footer.css.ts"
import { LanguageSelect } from "./LanguageSelect.tsx"
import { useNarrow } from "./useNarrow.ts"

/** The footer under every page: the application's text, and on phones the language, for which their header has no room. */
export const Footer = () => {
  const text = useFooterTitle()
  const isNarrow = useNarrow()
  return (
    <footer className={footer}>
      <span className={title}>{text}</span>
      {isNarrow && <LanguageSelect short />}
    </footer>
  )
}
