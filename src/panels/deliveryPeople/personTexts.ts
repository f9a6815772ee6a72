import type {
  DeliveryPerson,
  Registration,
  SavedDeliveryPerson,
} from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { digitsOf } from "../../contract/people/phone.ts"
import type { Texts } from "../../resource/editor/textDraft.ts"

const vehicle = ["plate", "model", "color"] as const
const license = { cnhNumber: "number", cnhCategory: "category", cnhValidUntil: "validUntil" } as const
const plain = ["birthDate", "phone", "pixKey", "blockedReason", "typeOfVehicle"] as const

/** The fields each tab of the editor writes. */
export const fieldsOf = {
  data: ["name", "cpf", "birthDate", "phone", "pixKey", "company", "registration", "blockedReason"],
  vehicle: ["typeOfVehicle", ...vehicle, "hasBag", "cnhNumber", "cnhCategory", "cnhValidUntil"],
} as const

/** A field of the editor. `company` holds its id, `hasBag` is `yes` or empty. */
export type PersonField = (typeof fieldsOf)[keyof typeof fieldsOf][number]
export type PersonTexts = Texts<PersonField>

const names: ReadonlyArray<PersonField> = Object.values(fieldsOf).flat()

/** A delivery person's fields as texts; all empty for a new one. */
export const textsOf = (one: Partial<DeliveryPerson> = {}): PersonTexts => {
  const { number: cnhNumber, category: cnhCategory, validUntil: cnhValidUntil } = one.cnh ?? {}
  const parts: Readonly<Record<string, unknown>> = {
    ...one,
    ...one.vehicle,
    name: one.person?.name,
    cpf: digitsOf(one.cpf ?? ""),
    phone: digitsOf(one.phone ?? ""),
    company: one.company?._id,
    hasBag: one.hasBag ? "yes" : "",
    cnhNumber,
    cnhCategory,
    cnhValidUntil,
  }
  return Object.fromEntries(names.map((name) => [name, String(parts[name] ?? "")])) as PersonTexts
}

/** What a copy of a delivery person starts with: who they deliver for and with what, nothing of who they are. */
export const copyOf = ({ company, typeOfVehicle, hasBag }: DeliveryPerson): Partial<DeliveryPerson> => ({
  ...(company && { company }),
  ...(typeOfVehicle && { typeOfVehicle }),
  ...(hasBag && { hasBag }),
})

const orNull = (text: string) => (text === "" ? null : text)

/** A nested object as it is saved: the filled fields over the record's other ones; null when none is filled. */
const groupOf = (before: object | null | undefined, lines: Readonly<Record<string, string>>) => {
  const filled = Object.entries(lines).filter(([, text]) => text !== "")
  if (filled.length === 0) return null
  const others = Object.entries(before ?? {}).filter(([name]) => !(name in lines))
  return Object.fromEntries([...others, ...filled])
}

/** The changed fields as they are sent, with texts trimmed; `companyId` is the id a company came with, by its text. */
export const savedPersonOf = (
  record: DeliveryPerson | undefined,
  base: PersonTexts,
  written: PersonTexts,
  companyId: (text: string) => RecordId,
): SavedDeliveryPerson => {
  const texts = Object.fromEntries(names.map((name) => [name, written[name].trim()])) as PersonTexts
  const isChanged = (name: PersonField) => texts[name] !== base[name]
  const part = <A>(of: ReadonlyArray<PersonField>, value: A) => (of.some(isChanged) ? value : {})
  const car = Object.fromEntries(vehicle.map((name) => [name, texts[name]]))
  const card = Object.fromEntries(
    Object.entries(license).map(([name, line]) => [line, texts[name as keyof typeof license]]),
  )
  return {
    ...part(["name"], { person: texts.name === "" ? null : { name: texts.name } }),
    ...part(["cpf"], { cpf: orNull(texts.cpf) }),
    ...part(["company"], { company: texts.company === "" ? null : companyId(texts.company) }),
    ...part(["registration"], { registration: orNull(texts.registration) as Registration | null }),
    ...part(["hasBag"], { hasBag: texts.hasBag !== "" }),
    ...Object.fromEntries(plain.filter(isChanged).map((name) => [name, orNull(texts[name])])),
    ...part(vehicle, { vehicle: groupOf(record?.vehicle, car) }),
    ...part(["cnhNumber", "cnhCategory", "cnhValidUntil"], {
      cnh: groupOf(record?.cnh, card) as NonNullable<SavedDeliveryPerson["cnh"]> | null,
    }),
    ...(record?.version !== undefined && { version: record.version }),
  }
}
