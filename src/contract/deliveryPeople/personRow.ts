import type { Reference } from "../resource/field.ts"
import type { RowOf } from "../resource/resource.ts"
import { availabilityOf, type DeliveryPerson } from "./deliveryPerson.ts"
import type { personRecords } from "./personRecords.ts"

/** The situation each availability is written as (section 4). */
const situationFlags = { free: "FREE", onRoute: "ON_ROUTE", unavailable: "UNAVAILABLE" } as const

/** A delivery person as their list and editor show them. */
export type PersonRow = RowOf<typeof personRecords> &
  Pick<DeliveryPerson, "cnh" | "vehicle" | "positionAt"> & { readonly company: Reference | null }

const company = (of: NonNullable<DeliveryPerson["company"]>) => ({ ...of, label: of.name ?? "" })

/** As much of a delivery person as an answer holds, as their list and editor show it. Unknown fields stay. */
export const personRow = ({
  person,
  company: at,
  flag,
  isOnline,
  cnh,
  vehicle,
  unpaidCents,
  ...rest
}: Partial<DeliveryPerson>): Partial<PersonRow> =>
  ({
    ...rest,
    ...(person !== undefined && { person: person?.name ?? "" }),
    ...(at !== undefined && { company: at && company(at) }),
    ...(flag !== undefined && { flag: situationFlags[availabilityOf(flag)] }),
    ...(isOnline !== undefined && { isOnline: String(isOnline) }),
    ...(cnh !== undefined && { cnh, number: null, category: null, validUntil: null, ...cnh }),
    ...(vehicle !== undefined && { vehicle, plate: null, model: null, color: null, ...vehicle }),
    ...(unpaidCents !== undefined && { payment: unpaidCents }),
  }) as Partial<PersonRow>
