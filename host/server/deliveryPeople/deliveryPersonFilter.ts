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

const flagged = (wanted: string): SQL =>
  wanted === "UNAVAILABLE" ? notInArray(flag, ["FREE", "ON_ROUTE"]) : eq(flag, wanted)

/** Condition: the name contains a text. */
export const named = (db: Database, text: string): SQL =>
  inArray(
    deliveryPeople.personId,
    db.select({ id: people.id }).from(people).where(textContains(people.name, text)),
  )

const given = (text: string | undefined) => text?.trim() || undefined

const withText = (text: string | undefined, condition: (text: string) => SQL | undefined) => {
  const wanted = given(text)
  return wanted === undefined ? undefined : condition(wanted)
}

/** The delivery people within reach a filter finds. */
export const deliveryPeopleFound = (
  db: Database,
  { reach }: Caller,
  asked: DeliveryFilter,
): SQL | undefined =>
  and(
    ownedWithin(deliveryPeople, reach, db),
    typeof asked.isOnline === "boolean" ? eq(isOnline, asked.isOnline) : undefined,
    typeof asked.onRoute === "boolean" ? eq(onRoute, asked.onRoute) : undefined,
    asked.company === undefined ? undefined : eq(deliveryPeople.companyId, asked.company),
    withText(asked.person, (text) => named(db, text)),
    withText(asked.flag, flagged),
    withText(asked.cpf, (text) => foldedContains(cpf, text)),
    withText(asked.typeOfVehicle, (text) => eq(typeOfVehicle, text)),
    withText(asked.search, (text) => or(named(db, text), textContains(typeOfVehicle, text))),
  )
