import type { companyPaymentMethods } from "../../contract/resources/companyPaymentMethods.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import type { Say } from "../../frame/useWords.ts"
import type { storePaymentWords } from "./words.ts"

/** A payment method of a store. */
export type Method = RowOf<typeof companyPaymentMethods>

/** Switches of a method: the orders it is accepted for, and whether customers see it at all. */
export type Switched = "isForDelivery" | "isForTakeout" | "isActive"

/** A switch somebody pressed, and what it would become. */
export interface RequestedSwitch {
  readonly row: Method
  readonly name: Switched
  readonly to: boolean
}

type Words = typeof storePaymentWords

interface SwitchWords {
  readonly title: keyof Words
  readonly action: keyof Words
}

const words: Readonly<Record<Switched, Readonly<Record<"on" | "off", SwitchWords>>>> = {
  isForDelivery: {
    on: { title: "askDelivery", action: "acceptDelivery" },
    off: { title: "askStopDelivery", action: "stopDelivery" },
  },
  isForTakeout: {
    on: { title: "askTakeout", action: "acceptTakeout" },
    off: { title: "askStopTakeout", action: "stopTakeout" },
  },
  isActive: {
    on: { title: "askActivate", action: "activate" },
    off: { title: "askDeactivate", action: "deactivate" },
  },
}

/** The words of a switch that is turned on or off. */
export const switchWords = ({ name, to }: RequestedSwitch): SwitchWords => words[name][to ? "on" : "off"]

/** The orders a change is about: those of its switch; of an active method all it is accepted for. */
const ordersOf = ({ row, name }: RequestedSwitch): keyof Words | undefined => {
  if (name === "isForDelivery") return "forDelivery"
  if (name === "isForTakeout") return "forTakeout"
  if (row.isForDelivery && row.isForTakeout) return "forBoth"
  if (row.isForDelivery) return "forDelivery"
  return row.isForTakeout ? "forTakeout" : undefined
}

/** The change customers see, as the key of its sentence. */
const effectOf = ({ row, name, to }: RequestedSwitch, orders: keyof Words | undefined): keyof Words => {
  if (orders === undefined) return "acceptedNowhere"
  if (name !== "isActive" && !row.isActive) return to ? "shownLater" : "hiddenAlready"
  return to ? "shown" : "hidden"
}

const accepts = ({ isActive, isForDelivery, isForTakeout }: Method, name: Switched): boolean =>
  isActive && (name === "isForDelivery" ? isForDelivery : isForTakeout)

/** The fulfillments for which a store would be left without an active method. */
const leftWithout = (
  { row, name, to }: RequestedSwitch,
  methods: ReadonlyArray<Method>,
): ReadonlyArray<Switched> => {
  if (to) return []
  const otherMethods = methods.filter(({ _id }) => !sameId(_id, row._id))
  const concerned = name === "isActive" ? (["isForDelivery", "isForTakeout"] as const) : ([name] as const)
  return concerned.filter((one) => accepts(row, one) && !otherMethods.some((other) => accepts(other, one)))
}

/**
 * Returns the effect of a switch in sentences: the change customers of which store will see, from when on, and that
 * existing orders stay unchanged. `methods` are the store's, if known; without them there is no warning that it is the
 * last one.
 */
export const switchMeans = (
  say: Say<Words>,
  change: RequestedSwitch,
  methods: ReadonlyArray<Method> | undefined,
): string => {
  const { row } = change
  const method = row.name
  const store = row.owner?.label || say("thisStore")
  const orders = ordersOf(change)
  const where = orders === undefined ? "" : say(orders)
  const last = leftWithout(change, methods ?? []).map((one) =>
    say(one === "isForDelivery" ? "lastDelivery" : "lastTakeout", { store }),
  )
  return [
    say(effectOf(change, orders), { store, method, where }),
    ...(methods === undefined ? [] : last),
    say("ordersKept"),
  ].join(" ")
}
