import type { ReactNode } from "react"
import { bootWords } from "../../boot/bootWords.ts"
import { Background } from "../../brand/Background.tsx"
import { Logo } from "../../brand/Logo.tsx"
import { useBrand } from "../../brand/useBrand.ts"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { useLanguage } from "../../settings/settings.ts"
import { art, body, foot, form, frame, strip } from "./outside.css.ts"

/** The footer of every page: the application's text, or the product's. */
export const Footer = () => {
  const [locale] = useLanguage()
  const { footerTitle = bootWords[locale].footer } = useBrand()
  return <footer className={foot}>{footerTitle}</footer>
}

/** A page outside the shell: its content at the left, the application's picture at the right (on top on phones). */
export const OutsideFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={frame}>
    <div className={form}>
      <header className={strip}>
        <Logo />
        <LanguageSelect />
      </header>
      <main className={body}>{children}</main>
      <Footer />
    </div>
    <div className={art}>
      <Background />
    </div>
  </div>
)
