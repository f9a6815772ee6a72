import type { ReactNode } from "react"
import { Logo } from "../../brand/Logo.tsx"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { Footer } from "./OutsideFrame.tsx"
import * as css from "./paper.css.ts"

interface Props {
  /** The class of the column. */
  readonly column: string
  readonly children: ReactNode
}

/** A page outside the shell that is read and printed: one column, of which paper has no more than its content. */
export const PaperFrame = ({ column, children }: Props) => (
  <div className={css.frame}>
    <header className={css.strip}>
      <Logo />
      <LanguageSelect />
    </header>
    <main className={column}>{children}</main>
    <div className={css.screenOnly}>
      <Footer />
    </div>
  </div>
)
