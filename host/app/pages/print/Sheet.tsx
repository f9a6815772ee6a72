import type { ReactNode } from "react"
import type { PaperWidth } from "./printOptions.ts"
import * as css from "./sheet.css.ts"

interface Props {
  /** Accessible name of the sheet's content. */
  readonly label: string
  readonly width: PaperWidth
  /** Its language, where that is not the reader's. */
  readonly lang?: string
  readonly children: ReactNode
}

/** One printed piece: on a roll, a page as high as its content; on paper, one or more sheets. */
export const Sheet = ({ label, width, lang, children }: Props) => (
  <section className={css.sheet} aria-label={label} data-width={width} lang={lang}>
    {children}
  </section>
)
