import type { ApiError } from "../../api/errors.ts"
import type { CpfTaken, StaleDeliveryPerson } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Say } from "../../frame/useWords.ts"
import type { PersonField } from "./personTexts.ts"
import type { en } from "./words.en.ts"

export type PersonRefusal = CpfTaken | RecordInUse | StaleDeliveryPerson

/** Every way this panel can fail, in words. A new refusal does not compile until it has a line here. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: PersonRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "RecordInUse":
      return say("named", { count: error.count })
    case "CpfTaken":
      return say("cpfTaken")
    case "StaleDeliveryPerson":
      return say("stale")
    default:
      return api(error)
  }
}

/** The editor's field for each path of the contract. */
const fieldByPath: Readonly<Record<string, PersonField>> = {
  "person.name": "name",
  cpf: "cpf",
  birthDate: "birthDate",
  phone: "phone",
  pixKey: "pixKey",
  company: "company",
  registration: "registration",
  blockedReason: "blockedReason",
  typeOfVehicle: "typeOfVehicle",
  "vehicle.plate": "plate",
  "vehicle.model": "model",
  "vehicle.color": "color",
  hasBag: "hasBag",
  "cnh.number": "cnhNumber",
  "cnh.category": "cnhCategory",
  "cnh.validUntil": "cnhValidUntil",
}

/** The fields a refusal is about, with the reason; empty when it is about anything that has no field. */
export const refusedFields = (
  say: Say<typeof en>,
  error: PersonRefusal | ApiError,
): ReadonlyMap<PersonField, string> => {
  if (error._tag === "CpfTaken") return new Map([["cpf", say("cpfTaken")]])
  if (error._tag !== "BadRequest") return new Map()
  const found = error.issues.map(
    ({ path, message }) => [fieldByPath[path.replace(/^body\./, "")], message] as const,
  )
  const all = found.every(([name]) => name !== undefined)
  return new Map(all ? (found as ReadonlyArray<readonly [PersonField, string]>) : [])
}
