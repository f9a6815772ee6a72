import { filled, letterBlocks, type LetterBlock } from "../../../contract/messages/letterText.ts"
import { type LetterVariable, variableNamed } from "../../../contract/messages/templateFaults.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { Link } from "../../../ui/link/Link.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "./letter.css.ts"

const Parts = ({ parts }: Pick<LetterBlock, "parts">) =>
  parts.map(({ text, href }, at) =>
    href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- runs of one text, in order
      <span key={at}>{text}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <Link key={at} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </Link>
    ),
  )

const classes = { heading: css.heading, paragraph: css.paragraph, item: css.item } as const

interface Props extends Pick<SummaryProps, "texts"> {
  readonly known: ReadonlyArray<LetterVariable>
}

/** A message as whoever gets it reads it: its texts are text, whatever stands in them. */
export const Letter = ({ texts, known }: Props) => {
  const sampleOf = (name: string) => variableNamed(known, name)?.sample || undefined
  const preheader = filled(texts["preheader"] ?? "", sampleOf)
  return (
    <>
      <header className={css.header}>
        <strong>{filled(texts["subject"] ?? "", sampleOf)}</strong>
        {preheader !== "" && <span className={subtle}>{preheader}</span>}
      </header>
      {letterBlocks(texts["body"] ?? "", sampleOf).map(({ kind, parts }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks of one text, in order
        <p key={at} className={classes[kind]}>
          <Parts parts={parts} />
        </p>
      ))}
    </>
  )
}
