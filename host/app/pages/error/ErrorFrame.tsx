import type { ReactNode } from "react"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { Logo } from "../../brand/Logo.tsx"
import { art, strip } from "../outside/outside.css.ts"
import { Footer } from "../outside/OutsideFrame.tsx"
import { ClosedShop } from "./ClosedShop.tsx"
import { acts, frame, lead, matter, page, title as titleStyle } from "./errorFrame.css.ts"

interface Props {
  /** Shown on the sign of the drawing. */
  readonly code: string
  readonly title: string
  readonly subtitle?: string
  readonly text: string
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/** An error page: the message and its actions beside a drawing of a closed shop. */
export const ErrorFrame = ({ code, title, subtitle, text, facts, children }: Props) => (
  <div className={frame}>
    <div className={page}>
      <header className={strip}>
        <Logo />
        <LanguageSelect />
      </header>
      <main className={matter}>
        <h1 className={titleStyle}>{title}</h1>
        {subtitle !== undefined && <p className={lead}>{subtitle}</p>}
        <p>{text}</p>
        {facts}
        <div className={acts}>{children}</div>
      </main>
      <Footer />
    </div>
    <div className={art}>
      <ClosedShop code={code} />
    </div>
  </div>
)
