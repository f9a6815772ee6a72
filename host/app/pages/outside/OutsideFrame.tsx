import type { ReactNode } from "react"
import { Background } from "../../brand/Background.tsx"
import { Logo } from "../../brand/Logo.tsx"
import { useFooterTitle } from "../../brand/useFooterTitle.ts"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { art, body, foot, form, frame, strip } from "./outside.css.ts"

/** The footer of a page outside the shell. */
export const Footer = () => <footer className={foot}>{useFooterTitle()}</footer>

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
