import type { Week } from "../../../contract/resource/field.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { sameJson } from "../../../contract/wire/sameJson.ts"
import type { BulkRule } from "./bulkRule.ts"
import { type Planned, setting } from "./planned.ts"

/** Channels of an item; all of them without any. */
const onChannels = (item: ItemRow, channels: ReadonlyArray<string>): Planned => {
  const former = item.channels ?? []
  const isSame = former.length === channels.length && former.every((one) => channels.includes(one))
  return {
    before: { channels: former },
    after: { channels },
    flag: isSame && "SAME",
    ops: setting(item, { channels: channels.length > 0 ? channels : null }),
  }
}

/** First and last day on which an item is sold. */
const onDays = (item: ItemRow, { startsOn, endsOn }: Extract<BulkRule, { kind: "DAYS" }>): Planned => {
  const former = [item.startsOn ?? null, item.endsOn ?? null] as const
  return {
    before: { days: former },
    after: { days: [startsOn, endsOn] },
    flag: former[0] === startsOn && former[1] === endsOn && "SAME",
    ops: setting(item, { startsOn, endsOn }),
  }
}

/** Hours of an item; those of its category without a week. */
const inHours = (item: ItemRow, week: Week | null): Planned => {
  const before = item.week ?? null
  return {
    before: { week: before },
    after: { week },
    flag: sameJson(before, week) && "SAME",
    ops: setting(item, { week }),
  }
}

type AvailabilityRule = Extract<BulkRule, { kind: "CHANNELS" | "DAYS" | "HOURS" }>

/** Times and places at which an item is sold; the others of them stay. */
export const available = (item: ItemRow, rule: AvailabilityRule): Planned => {
  switch (rule.kind) {
    case "CHANNELS":
      return onChannels(item, rule.channels)
    case "DAYS":
      return onDays(item, rule)
    case "HOURS":
      return inHours(item, rule.week)
  }
}
