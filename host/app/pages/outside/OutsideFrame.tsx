import { LogoMark, ShopFront } from "balcao/ui"
import type { ReactNode } from "react"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { usePageWords } from "../pageWords.ts"
import { art, body, foot, form, frame, logo, strip } from "./outside.css.ts"

interface Props {
  readonly children: ReactNode
  /** What stands in the window; the shop front unless told. */
  readonly picture?: ReactNode
}

/** A page outside the shell: what one does at the left, the shop at the right (on top on phones). */
export const OutsideFrame = ({ children, picture = <ShopFront /> }: Props) => (
  <div className={frame}>
    <div className={form}>
      <header className={strip}>
        <span className={logo}>
          <LogoMark />
          Balcão
        </span>
        <LanguageSelect />
      </header>
      <main className={body}>{children}</main>
      <footer className={foot}>{usePageWords()("footer")}</footer>
    </div>
    <div className={art}>{picture}</div>
  </div>
)
