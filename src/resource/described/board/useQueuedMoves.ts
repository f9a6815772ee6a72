import { useEffect, useRef, useState } from "react"
import type { Resource } from "../../../contract/resource/resource.ts"
import type { DescribedRow } from "../describedRow.ts"
import { useMove } from "../useMove.ts"

/** A card, and the column it goes to. */
export interface BoardMove {
  readonly row: DescribedRow
  readonly to: string
}

interface Queued extends BoardMove {
  readonly hasLanded: boolean
}

/**
 * Writes moves one after another in the order they were asked for. A card stands where it goes until the rows read after
 * its move show it; it goes back where the move is stopped or refused, and then no further one is written.
 */
export const useQueuedMoves = (resource: Resource, reload: () => void, read: unknown) => {
  const [moving, setMoving] = useState<ReadonlyArray<Queued>>([])
  const [lastRead, setSeen] = useState(read)
  if (read !== lastRead) {
    setSeen(read)
    setMoving(moving.filter(({ hasLanded }) => !hasLanded))
  }
  const { error, update } = useMove(resource, reload, () => {})
  const write = useRef(update)
  useEffect(() => void (write.current = update))
  const next = moving.find(({ hasLanded }) => !hasLanded)
  useEffect(() => {
    if (!next) return
    write.current(next.row, next.to, {}, (hasLanded) =>
      setMoving((all) =>
        hasLanded
          ? all.map((one) => (one === next ? { ...one, hasLanded } : one))
          : all.filter((one) => one.hasLanded),
      ),
    )
  }, [next])
  const move = ({ row, to }: BoardMove) => setMoving((all) => [...all, { row, to, hasLanded: false }])
  return { moving, error, move }
}
