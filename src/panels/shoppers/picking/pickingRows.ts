import type { Company } from "../../../contract/companies/company.ts"
import type { OrderPicked, PickingNow } from "../../../contract/orders/picking.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { compareNames } from "../../../contract/search/compareNames.ts"

/** A shopper with one of their orders; without one where they are free. */
export interface PickerRow {
  readonly key: string
  readonly name: string
  readonly company: Company | null | undefined
  readonly isOnline: boolean
  readonly order: OrderPicked | undefined
}

/** The order's code as people say it. */
export const codeOf = ({ code, _id }: Pick<OrderPicked, "code" | "_id">): string => `#${code ?? _id}`

/** The orders nobody picks. */
export const waitingIn = ({ orders }: PickingNow): ReadonlyArray<OrderPicked> =>
  orders.filter(({ shopper }) => !shopper)

const nameOf = (_id: RecordId, name: string | null | undefined) => name || `#${_id}`

/** Every shopper who is online or has an order, by name; once for each order, what is promised soonest first. */
export const pickersIn = ({ orders, shoppers }: PickingNow): ReadonlyArray<PickerRow> => {
  const online = new Set(shoppers.map(({ _id }) => idKey(_id)))
  const busy = new Set<string>()
  const pickerRows = orders.flatMap((order): ReadonlyArray<PickerRow> => {
    const { shopper, company, _id } = order
    if (!shopper) return []
    const id = idKey(shopper._id)
    busy.add(id)
    return [
      {
        key: `order ${_id}`,
        name: nameOf(shopper._id, shopper.name),
        company,
        isOnline: online.has(id),
        order,
      },
    ]
  })
  const free = shoppers.flatMap(({ _id, name, company }): ReadonlyArray<PickerRow> =>
    busy.has(idKey(_id))
      ? []
      : [{ key: `shopper ${_id}`, name: nameOf(_id, name), company, isOnline: true, order: undefined }],
  )
  return [...pickerRows, ...free].toSorted((one, other) => compareNames(one.name, other.name))
}

/** Whole minutes from one moment to another; undefined where one is not known. */
export const minutesBetween = (from: string | null | undefined, to: string): number | undefined => {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from ?? "")) / 60_000)
  return Number.isNaN(minutes) ? undefined : minutes
}

/** By how many minutes an order is late; undefined while it is not, or nothing was promised. */
export const lateBy = ({ promisedAt }: OrderPicked, at: string): number | undefined => {
  const minutes = minutesBetween(promisedAt, at)
  return minutes === undefined || minutes < 1 ? undefined : minutes
}

/** True if the orders and shoppers belong to several companies. */
export const isOfSeveral = ({ orders, shoppers }: PickingNow): boolean =>
  new Set([...orders, ...shoppers].flatMap(({ company }) => (company ? [idKey(company._id)] : []))).size > 1
