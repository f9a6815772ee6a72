import type { DeliveryDetails, Registration } from "../../../src/contract/deliveryPerson.ts"
import type { Chance } from "./random.ts"

const models = {
  MOTORCYCLE: ["Honda CG 160", "Yamaha Factor 150", "Honda Biz 125", "Honda Pop 110i"],
  CAR: ["Fiat Uno", "Volkswagen Gol", "Chevrolet Onix", "Renault Kwid"],
} as const
const colors = ["Vermelha", "Preta", "Azul", "Branca"] as const

const letters = (count: number, chance: Chance) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + chance.below(26))).join("")

const plateOf = (chance: Chance) =>
  `${letters(3, chance)}${chance.below(10)}${letters(1, chance)}${String(chance.below(100)).padStart(2, "0")}`

const registrationOf = (index: number): Registration =>
  index % 37 === 6 ? "BLOCKED" : index % 11 === 8 ? "PENDING" : "APPROVED"

const licenceOf = (typeOfVehicle: keyof typeof models, chance: Chance): DeliveryDetails => ({
  cnh: {
    number: String(10_000_000_000 + chance.below(900_000_000)),
    category: typeOfVehicle === "CAR" ? "B" : "A",
    validUntil: `${2026 + chance.below(5)}-0${1 + chance.below(9)}-1${chance.below(10)}`,
  },
  vehicle: { plate: plateOf(chance), model: chance.pick(models[typeOfVehicle]), color: chance.pick(colors) },
})

/** What is kept of the delivery person made at this place in the demo. */
export const courierDetails = (
  typeOfVehicle: keyof typeof models | "BICYCLE",
  index: number,
  chance: Chance,
): DeliveryDetails => {
  const phone = `119${String(60_000_000 + chance.below(9_999_999))}`
  const registration = registrationOf(index)
  return {
    phone,
    pixKey: phone,
    birthDate: `${1970 + chance.below(35)}-0${1 + chance.below(9)}-2${chance.below(9)}`,
    hasBag: chance.below(5) > 0,
    registration,
    ...(registration === "BLOCKED" && { blockedReason: "Documentos vencidos" }),
    ...(typeOfVehicle !== "BICYCLE" && licenceOf(typeOfVehicle, chance)),
  }
}
