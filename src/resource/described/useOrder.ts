import { useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { useLatest } from "../../frame/useLatest.ts"
import type { Ordering } from "../rowOrder.ts"
import { titleOf } from "./describedRow.ts"
import { orderingOf } from "./ordering.ts"
import { useOrderWrites } from "./useOrderWrites.ts"
import { useReader } from "./useReader.ts"

/** Ways to put rows in order; `announcement` is told aloud. The ordering stays the same object. */
export interface RowOrdering {
  readonly announcement: string
  readonly ordering: Ordering
}

/** Puts the rows of a described list in order. */
export const useOrder = (resource: Resource): RowOrdering => {
  const { say } = useReader(resource)
  const [announcement, setSaid] = useState("")
  const writes = useOrderWrites(resource)
  const { step, drop } = orderingOf({
    ...writes,
    resource,
    announce: (row, place, total) =>
      setSaid(say("ordered", { name: titleOf(resource, row), place: place + 1, total })),
  })
  const latestStep = useLatest(step)
  const latestDrop = useLatest(drop)
  const ordering = useMemo(() => ({ step: latestStep, drop: latestDrop }), [latestStep, latestDrop])
  return { announcement, ordering }
}
