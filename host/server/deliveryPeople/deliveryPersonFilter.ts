import { and, eq, inArray, notInArray, or, type SQL } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import { ownedWithin } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople, people } from "../db/deliverySchema.ts"
import { foldedContains, textContains } from "../lists/search.ts"

const { isOnline, onRoute, flag, cpf, typeOfVehicle } = deliveryPeople

/** The filter of delivery people; a missing, empty or null field matches all. */
export interface DeliveryFilter {
  readonly isOnline?: boolean | null
  readonly onRoute?: boolean | null
  readonly company?: number
  readonly person?: string
  readonly flag?: string
  readonly cpf?: string
  readonly typeOfVehicle?: string
  /** A part of the name or of the vehicle. */
  readonly search?: string
}

const flagged = (flagText: string): SQL =>
  flagText === "UNAVAILABLE" ? notInArray(flag, ["FREE", "ON_ROUTE"]) : eq(flag, flagText)

/** Condition: the name contains a text. */
export const nameMatches = (db: Database, text: string): SQL =>
  inArray(
    deliveryPeople.personId,
    db.select({ id: people.id }).from(people).where(textContains(people.name, text)),
  )

const typed = (text: string | undefined) => text?.trim() || undefined

const withText = (text: string | undefined, condition: (text: string) => SQL | undefined) => {
  const query = typed(text)
  return query === undefined ? undefined : condition(query)
}

/** The delivery people within reach a filter finds. */
export const deliveryPeopleFound = (
  db: Database,
  { reach }: Caller,
  filter: DeliveryFilter,
): SQL | undefined =>
  and(
    ownedWithin(deliveryPeople, reach, db),
    typeof filter.isOnline === "boolean" ? eq(isOnline, filter.isOnline) : undefined,
    typeof filter.onRoute === "boolean" ? eq(onRoute, filter.onRoute) : undefined,
    filter.company === undefined ? undefined : eq(deliveryPeople.companyId, filter.company),
    withText(filter.person, (text) => nameMatches(db, text)),
    withText(filter.flag, flagged),
    withText(filter.cpf, (text) => foldedContains(cpf, text)),
    withText(filter.typeOfVehicle, (text) => eq(typeOfVehicle, text)),
    withText(filter.search, (text) => or(nameMatches(db, text), textContains(typeOfVehicle, text))),
  )
