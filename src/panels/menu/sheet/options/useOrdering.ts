import { type KeyboardEvent, useState } from "react"
import { entryOf } from "../../../../contract/wire/entryOf.ts"
import { type RecordId, sameId } from "../../../../contract/wire/recordId.ts"
import type { OnRowDrop } from "../../../../ui/table/rowDrag.ts"
import { dropAfter, stepAfter } from "./groupOps.ts"
import { useOptionWords } from "./words.ts"

interface Row {
  readonly _id: RecordId
  readonly name: string
}

/** Ways to put rows in order: by dragging, by Alt with an arrow, and by a menu. */
export interface RowOrdering {
  /** Last move in words. */
  readonly announcement: string
  step(row: Row, by: 1 | -1): void
  drop(row: Row): OnRowDrop
  /** Steps by Alt with an arrow up or down, before buttons within take the key; the focus stays where it was. */
  onKeyDown(row: Row): (event: KeyboardEvent) => void
}

const steps = { ArrowUp: -1, ArrowDown: 1 } as const

/** Orders rows; `place` puts one after another, or first. */
export const useOrdering = (
  rows: ReadonlyArray<Row>,
  place: (id: RecordId, after: RecordId | null) => void,
): RowOrdering => {
  const say = useOptionWords()
  const [announcement, announce] = useState("")
  const ids = rows.map(({ _id }) => _id)
  const put = ({ _id, name }: Row, after: RecordId | null | undefined) => {
    if (after === undefined) return
    const otherIds = ids.filter((id) => !sameId(id, _id))
    const to = after === null ? 1 : otherIds.findIndex((id) => sameId(id, after)) + 2
    place(_id, after)
    announce(say("moved", { name, to, count: ids.length }))
  }
  const step = (row: Row, by: 1 | -1) => put(row, stepAfter(ids, row._id, by))
  return {
    announcement,
    step,
    drop: (row) => (over, side) => put(row, dropAfter(ids, row._id, over, side)),
    onKeyDown: (row) => (event) => {
      const by = event.altKey ? entryOf(steps, event.key) : undefined
      const { target, currentTarget } = event
      // A row within this one has keys of its own.
      const isOwn = target instanceof Element && target.closest("[data-key]") === currentTarget
      if (by === undefined || !isOwn) return
      event.preventDefault()
      event.stopPropagation()
      step(row, by)
      // A row that is moved in the document loses the focus.
      requestAnimationFrame(() => target instanceof HTMLElement && target.focus())
    },
  }
}
