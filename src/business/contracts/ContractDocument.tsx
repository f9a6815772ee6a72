import type { Ref } from "react"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "./contractText.css.ts"

/** A paragraph or heading of a contract. */
export interface Block {
  readonly kind: string
  readonly text: string
}

interface Props {
  readonly ref?: Ref<HTMLElement>
  readonly title: string
  /** The version and its date. */
  readonly about: string
  readonly blocks: ReadonlyArray<Block>
  /** Under the text. */
  readonly note?: string | undefined
}

/** A contract as it is read and printed: text alone, nothing in it is markup. */
export const ContractDocument = ({ ref, title, about, blocks, note }: Props) => (
  <article ref={ref} className={css.sheet} aria-label={title}>
    <header>
      <strong>{title}</strong>
      <span className={subtle}>{about}</span>
    </header>
    {blocks.map(({ kind, text }, at) =>
      // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may say the same, and they hold no state
      kind === "heading" ? <h2 key={at}>{text}</h2> : <p key={at}>{text}</p>,
    )}
    {note !== undefined && (
      <footer>
        <small className={subtle}>{note}</small>
      </footer>
    )}
  </article>
)
