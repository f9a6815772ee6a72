import type { ReactNode } from "react"
import type { PaperWidth } from "./printOptions.ts"
import * as css from "./sheet.css.ts"

interface Props {
  /** What is on it. */
  readonly label: string
  readonly width: PaperWidth
  /** Its language, where that is not the reader's. */
  readonly lang?: string
  readonly children: ReactNode
}

/** What is torn or taken off as one: on a roll a page as high as it is, on sheets one or more. */
export const Sheet = ({ label, width, lang, children }: Props) => (
  <section className={css.sheet} aria-label={label} data-width={width} lang={lang}>
    {children}
  </section>
)
