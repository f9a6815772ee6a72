import { type ReactNode, useState } from "react"
import { stopKey } from "../../../contract/menu/menuStops.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { chevronDown, chevronRight } from "../../../ui/icon/icons.ts"
import * as css from "../sheet.css.ts"
import type { Stoppable } from "../stoppable.ts"
import { useStopWords } from "./words.ts"

interface ListProps {
  readonly title: string
  readonly rows: ReadonlyArray<Stoppable>
  readonly noteOf: (row: Stoppable) => string
  readonly button: (row: Stoppable) => ReactNode
  /** Drawn beneath a row that is unfolded. */
  readonly details?: (row: Stoppable) => ReactNode
}

const keyOf = ({ list, row }: Stoppable) => stopKey(list, row._id)

const Row = ({
  row: one,
  noteOf,
  button,
  details,
}: { readonly row: Stoppable } & Omit<ListProps, "rows" | "title">) => {
  const say = useStopWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={css.reason}>
      {details && (
        <IconButton
          size="small"
          icon={isOpen ? chevronDown : chevronRight}
          label={say("details", { name: one.row.name })}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      )}
      <span className={css.grows}>
        {one.row.name} <span className={css.muted}>{noteOf(one)}</span>
      </span>
      {button(one)}
      {isOpen && <div className={css.whole}>{details?.(one)}</div>}
    </li>
  )
}

/** Things that sell out under a heading, each with a button and what there is to know of it. */
export const StopList = ({ title, rows, ...more }: ListProps) =>
  rows.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className={css.muted}>{title}</h3>
      <ul className={css.reasons}>
        {rows.map((one) => (
          <Row key={keyOf(one)} row={one} {...more} />
        ))}
      </ul>
    </section>
  )
