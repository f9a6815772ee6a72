import { and } from "drizzle-orm"
import type { deliveryPeople as contract } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { availabilityOf, type DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { deliveryPeopleFound, readForFile } from "./deliveryPersonRows.ts"
import { type Column, only, sendFile } from "../lists/exports.ts"
import type { Handler } from "../http/handler.ts"
import { afterRow, orderOf } from "../lists/search.ts"

type Names = Readonly<Record<string, Readonly<Record<Locale, string>>>>

const availability: Names = {
  free: { ptBr: "Liberado", en: "Available" },
  onRoute: { ptBr: "Em rota", en: "On route" },
  unavailable: { ptBr: "Indisponível", en: "Unavailable" },
}

const vehicles: Names = {
  MOTORCYCLE: { ptBr: "Moto", en: "Motorcycle" },
  BICYCLE: { ptBr: "Bicicleta", en: "Bicycle" },
  CAR: { ptBr: "Carro", en: "Car" },
}

const registrations: Names = {
  PENDING: { ptBr: "Pendente", en: "Pending" },
  APPROVED: { ptBr: "Aprovado", en: "Approved" },
  REJECTED: { ptBr: "Recusado", en: "Rejected" },
  BLOCKED: { ptBr: "Bloqueado", en: "Blocked" },
}

/** A value nobody named here stands as it is. */
const named = (names: Names, value: string | null | undefined, language: Locale) =>
  (value && names[value]?.[language]) ?? value

const reais = (cents: number | undefined, language: Locale) =>
  cents === undefined
    ? undefined
    : new Intl.NumberFormat(limits.locales[language], {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: false,
      }).format(cents / 100)

const column = (ptBr: string, en: string, of: Column<DeliveryPerson>["of"]): Column<DeliveryPerson> => ({
  heading: { ptBr, en },
  of,
})

const columns = {
  person: column("Nome", "Name", ({ person }) => person?.name),
  cpf: column("CPF", "CPF", ({ cpf }) => cpf),
  typeOfVehicle: column("Veículo", "Vehicle", (one, language) =>
    named(vehicles, one.typeOfVehicle, language),
  ),
  company: column("Empresa", "Company", ({ company }) => company?.name),
  isOnline: column("Conexão", "Connection", ({ isOnline }) => (isOnline ? "Online" : "Offline")),
  flag: column("Situação", "Status", ({ flag }, language) =>
    named(availability, availabilityOf(flag), language),
  ),
  deliveriesLastWeek: column(
    "Entregas em 7 dias",
    "Deliveries, last 7 days",
    (one) => one.deliveriesLastWeek,
  ),
  payment: column("A pagar (R$)", "To pay (R$)", (one, language) => reais(one.unpaidCents, language)),
  registration: column("Cadastro", "Registration", (one, language) =>
    named(registrations, one.registration, language),
  ),
}

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
