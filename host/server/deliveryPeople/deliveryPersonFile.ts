import { and } from "drizzle-orm"
import type { deliveryPeople as contract } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { availabilityOf, type DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { deliveryPersonColumns } from "../../../src/contract/deliveryPeople/deliveryPersonFilter.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import type { Choices } from "../../../src/contract/resource/field.ts"
import { wordsIn } from "../../../src/contract/resource/cellText.ts"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { deliveryPeopleFound, readForFile } from "./deliveryPersonRows.ts"
import { type Column, headingOf, only, sendFile } from "../lists/exports.ts"
import type { Handler } from "../http/handler.ts"
import { afterRow, orderOf } from "../lists/search.ts"

type Name = (typeof deliveryPersonColumns)[number]

const { fields } = personRecords

/** The situation each availability is written as (section 4). */
const flags = { free: "FREE", onRoute: "ON_ROUTE", unavailable: "UNAVAILABLE" } as const

/** A value nobody named here stands as it is. */
const named = (
  name: "flag" | "registration" | "typeOfVehicle",
  value: string | null | undefined,
  language: Locale,
) => {
  const words = value ? (fields[name].choices as Choices | undefined)?.[value] : undefined
  return words ? wordsIn(words, language) : value
}

const reais = (cents: number | undefined, language: Locale) =>
  cents === undefined
    ? undefined
    : new Intl.NumberFormat(limits.locales[language], {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: false,
      }).format(cents / 100)

const cells: Readonly<Record<Name, Column<DeliveryPerson>["of"]>> = {
  person: ({ person }) => person?.name,
  cpf: ({ cpf }) => cpf,
  typeOfVehicle: (one, language) => named("typeOfVehicle", one.typeOfVehicle, language),
  company: ({ company }) => company?.name,
  isOnline: ({ isOnline }) => (isOnline ? "Online" : "Offline"),
  flag: ({ flag }, language) => named("flag", flags[availabilityOf(flag)], language),
  deliveriesLastWeek: (one) => one.deliveriesLastWeek,
  payment: (one, language) => reais(one.unpaidCents, language),
  registration: (one, language) => named("registration", one.registration, language),
}

const columns = Object.fromEntries(
  deliveryPersonColumns.map((name) => [name, { heading: headingOf(personRecords, name), of: cells[name] }]),
) as Readonly<Record<Name, Column<DeliveryPerson>>>

const sorted = { id: deliveryPeople.id }

/** The delivery people a filter finds, as a file. */
export const exportDeliveryPeople =
  (db: Database): Handler<typeof contract.export> =>
  (asked) => {
    const { filter, ids } = asked.body
    const where = and(deliveryPeopleFound(db, asked.caller, filter), only(deliveryPeople.id, ids))
    const next = (after: DeliveryPerson | undefined, limit: number) =>
      readForFile(db, {
        where: and(where, afterRow(asked.body, sorted, after && { id: after._id })),
        order: orderOf(asked.body, sorted),
        limit,
      })
    return sendFile({ name: { ptBr: "entregadores", en: "delivery-people" }, columns, next }, asked)
  }
