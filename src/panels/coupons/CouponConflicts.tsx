import { useMemo } from "react"
import { dayAt } from "../../contract/companies/zonedTime.ts"
import { factsText } from "../../contract/isolateText.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { coupons } from "../../contract/resources/coupons.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { readAll } from "../../resource/readAll.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { type CouponRuleFields, isConflict } from "./conflicts.ts"
import { useInside } from "./useInside.ts"
import { useCouponWords } from "./words.ts"

interface Props {
  /** Owner whose coupons are compared; all coupons within reach by default. */
  readonly owner: RecordId | undefined
  readonly id: RecordId | undefined
  /** The code of the coupon it was generated from. */
  readonly batch: unknown
  readonly written: CouponRuleFields
  /** The time zone of the store's clock. */
  readonly zone: string
}

/** Coupons named by the warning; the others are counted. */
const maxNamed = 3
/** Running coupons that are looked through, the newest first: a company with more does not get them all over the wire. */
const maxRead = 300
const statuses = ["SCHEDULED", "ACTIVE", "PAUSED"]

const dayOf = (moment: unknown, zone: string): string | undefined => {
  const at = typeof moment === "string" ? Date.parse(moment) : Number.NaN
  return Number.isNaN(at) ? undefined : dayAt(at, zone)
}

/** The newest coupons that may still be used in a period, of which generated codes are none: their model stands for them. */
const useRunning = (owner: RecordId | undefined, from: string | undefined, to: string | undefined) => {
  const { client } = usePanel()
  const load = useMemo(() => {
    const filter = {
      status: statuses,
      batch: null,
      validOn: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      ...(owner !== undefined && { owner: [owner] }),
    }
    const { find } = callsOf(coupons)
    return readAll(
      client.api,
      { find, key: ({ _id }) => _id },
      { filter, sortField: "id", sortOrder: "desc" },
      maxRead,
    )
  }, [client, owner, from, to])
  return useRemote(load).remote.data ?? []
}

/** Warns of other coupons an order may meet at the same time though they do not combine; silent where it cannot know. */
export const CouponConflicts = ({ owner, id, batch, written, zone }: Props) => {
  const say = useCouponWords()
  const running = useRunning(owner, dayOf(written.startsAt, zone), dayOf(written.endsAt, zone))
  const otherCoupons = running.filter((other) => other._id !== id && !other.batch && other.code !== batch)
  const insideOf = useInside(owner, [written, ...otherCoupons])
  const names = otherCoupons.filter((other) => isConflict(written, other, insideOf)).map(({ code }) => code)
  if (names.length === 0) return null
  const list = factsText(names.slice(0, maxNamed), ", ")
  const more = names.length - maxNamed
  return (
    <Notice tone="warning">
      {more > 0
        ? say(running.length < maxRead ? "conflictsMore" : "conflictsAtLeast", { list, count: more })
        : say("conflicts", { list, count: names.length })}
    </Notice>
  )
}
