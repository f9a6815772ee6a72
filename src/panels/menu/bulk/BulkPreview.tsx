import { useMemo, useRef, useState } from "react"
import { idKey } from "../../../contract/wire/recordId.ts"
import { useListWindow } from "../../../ui/optionList/useListWindow.ts"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import * as css from "./bulk.css.ts"
import { BulkLine } from "./BulkLine.tsx"
import { type BulkRow, isPossible } from "./bulkRows.ts"
import { type BulkFlag, bulkFlags } from "./planned.ts"
import type { BulkKind } from "./bulkRule.ts"
import { useBulkWords } from "./words.ts"

interface Props {
  readonly kind: BulkKind
  readonly rows: ReadonlyArray<BulkRow>
  readonly isTicked: (row: BulkRow) => boolean
  readonly onTick: (row: BulkRow, isTicked: boolean) => void
}

type Part = "all" | "change" | BulkFlag

const partOf = (rows: ReadonlyArray<BulkRow>, part: Part) => {
  if (part === "all") return rows
  return rows.filter((row) => (part === "change" ? isPossible(row) : row.flag === part))
}

/** All rows of a bulk change before it is made, with how many there are of each kind. */
export const BulkPreview = ({ kind, rows, isTicked, onTick }: Props) => {
  const say = useBulkWords()
  const [wanted, setPart] = useState<Part>("all")
  const place = useRef<HTMLDivElement>(null)
  const counted = useMemo(
    () =>
      (["all", "change", ...bulkFlags] as const).flatMap((part) => {
        const { length } = partOf(rows, part)
        return length > 0 || part === "all" ? [{ id: part, label: `${say(part)} ${length}` }] : []
      }),
    [rows, say],
  )
  const part = counted.some(({ id }) => id === wanted) ? wanted : "all"
  const shown = partOf(rows, part)
  const { from, to } = useListWindow(place, shown.length, css.rowHeight)
  return (
    <section className={css.preview} aria-label={say("preview")}>
      <div className={css.parts}>
        <SegmentedControl
          label={say("preview")}
          size="small"
          options={counted}
          value={part}
          onChange={setPart}
        />
      </div>
      <div ref={place} className={css.scroller}>
        <ul className={css.rows} style={{ blockSize: shown.length * css.rowHeight }}>
          {shown.slice(from, to).map((row, at) => (
            <BulkLine
              key={idKey(row.item._id)}
              {...{ row, kind, onTick }}
              at={from + at}
              isTicked={isTicked(row)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
