import { createElement, type ReactNode } from "react"
import { Link } from "../link/Link.tsx"
import * as css from "./richText.css.ts"

/** A run of text; one with an address is a link. */
export interface RichTextPart {
  readonly text: string
  readonly href?: string | undefined
  readonly isBold?: boolean | undefined
  readonly isItalic?: boolean | undefined
}

/** One node of a text: `heading`, `subheading`, `item` of a list, `step` of a numbered one; any other is a paragraph. */
export interface RichTextBlock {
  readonly kind: string
  readonly parts: ReadonlyArray<RichTextPart>
  /** Number of a step; absent for other blocks. */
  readonly number?: number | undefined
}

export interface RichTextProps {
  readonly blocks: ReadonlyArray<RichTextBlock>
  /** The level of its headings; default 2. */
  readonly level?: 2 | 3
  /** The id of a heading, by the place of its block, for links to it. */
  readonly headingId?: (at: number) => string
}

const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)

const Part = ({ text, href, isBold, isItalic }: RichTextPart) => {
  if (href !== undefined && isSafe(href))
    return (
      <Link href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </Link>
    )
  if (isBold) return <strong>{text}</strong>
  return isItalic ? <em>{text}</em> : text
}

const partsOf = (parts: ReadonlyArray<RichTextPart>) =>
  // oxlint-disable-next-line react/no-array-index-key -- runs of one text, in order
  parts.map((part, at) => <Part key={at} {...part} />)

type Placed = RichTextBlock & { readonly at: number }

/** Items that follow each other are one list. */
const groupsOf = (blocks: ReadonlyArray<RichTextBlock>) => {
  const groups: Array<readonly [Placed, ...Placed[]]> = []
  for (const [at, block] of blocks.entries()) {
    const last = groups.at(-1)
    const isListed = block.kind === "item" || block.kind === "step"
    if (last && isListed && last[0].kind === block.kind)
      groups.splice(-1, 1, [...last, { ...block, at }] as [Placed, ...Placed[]])
    else groups.push([{ ...block, at }])
  }
  return groups
}

/** A text of allowed nodes, as it is read. Nothing in it is markup: every text is shown as it is written. */
export const RichText = ({ blocks, level = 2, headingId }: RichTextProps) => (
  <div className={css.text}>
    {groupsOf(blocks).map((group): ReactNode => {
      const [{ kind, parts, at, number }] = group
      const items = () => group.map((one) => <li key={one.at}>{partsOf(one.parts)}</li>)
      if (kind === "item") return <ul key={at}>{items()}</ul>
      if (kind === "step")
        return (
          <ol key={at} start={number}>
            {items()}
          </ol>
        )
      if (kind !== "heading" && kind !== "subheading") return <p key={at}>{partsOf(parts)}</p>
      const tag = `h${kind === "heading" ? level : level + 1}`
      return createElement(tag, { key: at, id: headingId?.(at) }, partsOf(parts))
    })}
  </div>
)
