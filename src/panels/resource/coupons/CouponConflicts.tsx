import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { coupons } from "../../../contract/resources/coupons.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { limits } from "../../../contract/limits.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { type CouponRuleFields, isConflict } from "./conflicts.ts"
import { useCouponWords } from "./couponWords.ts"

type Coupon = RowOf<typeof coupons>

interface Props {
  /** Whose coupons count; those within reach unless told. */
  readonly owner: RecordId | undefined
  readonly id: RecordId | undefined
  readonly batch: unknown
  readonly written: CouponRuleFields
}

/** Coupons named by the warning; the others are counted. */
const maxNamed = 3
const statuses = ["SCHEDULED", "ACTIVE", "PAUSED"]
/** Pages read at most: more coupons than these run nowhere at once. */
const maxPages = 10

/** The coupons that may still be used, page by page. */
const useRunning = (owner: RecordId | undefined) => {
  const { client } = usePanel()
  const load = useMemo(() => {
    const { find } = callsOf(coupons)
    const filter = { status: statuses, ...(owner !== undefined && { owner: [owner] }) }
    const page = (pageNumber: number) =>
      client.api.call(find, {
        body: { filter, sortField: "id", sortOrder: "asc", pageNumber, pageSize: limits.list.maxPageSize },
      })
    return Effect.gen(function* () {
      const found = new Array<Coupon>()
      for (let pageNumber = 0; pageNumber < maxPages; pageNumber += 1) {
        const { items, totalCount } = yield* page(pageNumber)
        found.push(...items)
        if (items.length === 0 || found.length >= totalCount) break
      }
      return found
    })
  }, [client, owner])
  return useRemote(load).remote.data ?? []
}

/** Warns of other coupons an order may meet at the same time though they do not combine; silent where it cannot know. */
export const CouponConflicts = ({ owner, id, batch, written }: Props) => {
  const say = useCouponWords()
  const running = useRunning(owner)
  const code = running.find(({ _id }) => _id === id)?.code
  const seen = new Set<string>([String(batch ?? "")])
  const names = running.flatMap((other) => {
    // Codes of one batch have one rule: it is named once, and not to its own model.
    const family = other.batch ?? ""
    if (other._id === id || (family !== "" && (seen.has(family) || family === code))) return []
    if (!isConflict(written, other)) return []
    if (family !== "") seen.add(family)
    return [other.code]
  })
  if (names.length === 0) return null
  const list = names.slice(0, maxNamed).join(", ")
  const more = names.length - maxNamed
  return (
    <Notice tone="warning">
      {more > 0
        ? say("conflictsMore", { list, count: more })
        : say("conflicts", { list, count: names.length })}
    </Notice>
  )
}
