import { useMemo, useRef, useState } from "react"
import { idKey, type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import type { ShownCategory } from "../shownItems.ts"

/** Choice of items of the list. */
export interface Choosing {
  /** Ids of the chosen ones that are shown, in their order; undefined while nobody chooses. */
  readonly chosen: ReadonlyArray<RecordId> | undefined
  readonly shownIds: ReadonlyArray<RecordId>
  has(item: RecordId): boolean
  start(): void
  stop(): void
  chooseAll(): void
  /** Chooses an item or leaves it out; with `isRange` all from the last one on. */
  choose(item: RecordId, isChosen: boolean, isRange: boolean): void
}

/** Items chosen to do the same with all of them. What is no longer shown is not chosen either. */
export const useChoosing = (shown: ReadonlyArray<ShownCategory>): Choosing => {
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  const last = useRef<RecordId>(undefined)
  const shownIds = useMemo(() => shown.flatMap(({ items }) => items.map(({ _id }) => _id)), [shown])
  const chosen = useMemo(() => keys && shownIds.filter((id) => keys.has(idKey(id))), [keys, shownIds])
  const rangeTo = (item: RecordId, isRange: boolean): ReadonlyArray<RecordId> => {
    const ends = [item, isRange ? last.current : item].map((id) =>
      shownIds.findIndex((one) => sameId(one, id)),
    )
    return ends.includes(-1) ? [item] : shownIds.slice(Math.min(...ends), Math.max(...ends) + 1)
  }
  const choose = useLatest((item: RecordId, isChosen: boolean, isRange: boolean) => {
    const next = new Set(keys)
    for (const id of rangeTo(item, isRange)) next[isChosen ? "add" : "delete"](idKey(id))
    last.current = item
    setKeys(next)
  })
  return {
    chosen,
    shownIds,
    has: (item) => keys?.has(idKey(item)) ?? false,
    start: () => setKeys(new Set()),
    stop: () => setKeys(undefined),
    chooseAll: () => setKeys(new Set(shownIds.map(idKey))),
    choose,
  }
}
