import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { Week } from "../../../contract/resource/field.ts"
import { sameJson } from "../../../contract/wire/sameJson.ts"
import type { BulkRule } from "./bulkRule.ts"
import { type Planned, setting } from "./planned.ts"

/** Channels and days of an item. */
export const available = (item: ItemRow, rule: Extract<BulkRule, { kind: "AVAILABILITY" }>): Planned => {
  const { channels, startsOn, endsOn } = rule
  const fields = { channels: channels.length > 0 ? channels : null, startsOn, endsOn }
  const former = item.channels ?? []
  const isSame =
    former.length === channels.length &&
    former.every((one) => channels.includes(one)) &&
    (item.startsOn ?? null) === startsOn &&
    (item.endsOn ?? null) === endsOn
  return {
    before: { channels: former, days: [item.startsOn ?? null, item.endsOn ?? null] },
    after: { channels, days: [startsOn, endsOn] },
    flag: isSame && "SAME",
    ops: setting(item, fields),
  }
}

/** Hours of an item; those of its category without a week. */
export const inHours = (item: ItemRow, week: Week | null): Planned => {
  const before = item.week ?? null
  return {
    before: { week: before },
    after: { week },
    flag: sameJson(before, week) && "SAME",
    ops: setting(item, { week }),
  }
}
