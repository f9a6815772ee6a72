import { dayAt } from "../companies/zonedTime.ts"
import type { MenuData, MenuRow, MenuStore } from "./menuData.ts"
import { statusAt } from "./statusAt.ts"
import { wallMoment, weekAt } from "./storeOpening.ts"

/** Days something counts on, both included. */
export interface Days {
  readonly startsOn?: string | null
  readonly endsOn?: string | null
}

/** True if a moment, in milliseconds since 1970, is on one of these days by the store's clock. */
export const isWithinDays = (store: MenuStore, { startsOn, endsOn }: Days, at: number): boolean => {
  if (!startsOn && !endsOn) return true
  const day = dayAt(wallMoment(store, at), store.timeZone)
  return (!startsOn || startsOn <= day) && (!endsOn || day <= endsOn)
}

/** True if a menu is used at a moment, on a channel or on any. */
export const servesNow = (
  data: MenuData,
  menu: MenuRow,
  at: number,
  channel: string | undefined,
): boolean => {
  const channels = menu.channels ?? []
  return (
    statusAt(data, "menus", menu, at) === "ACTIVE" &&
    (channel === undefined || channels.length === 0 || channels.some((one) => one === channel)) &&
    weekAt(data.store, menu.week ?? undefined, at).isOn
  )
}

/** The menu that serves a channel at a moment: the first that is used then besides the default, or else the default. */
export const menuOnAir = (data: MenuData, at: number, channel?: string): MenuRow | undefined =>
  data.menus.find((menu) => !menu.isDefault && servesNow(data, menu, at, channel)) ??
  data.menus.find(({ isDefault }) => isDefault)
