import type { DeliveryDetails, Registration } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Random } from "./random.ts"

const models = {
  MOTORCYCLE: ["Honda CG 160", "Yamaha Factor 150", "Honda Biz 125", "Honda Pop 110i"],
  CAR: ["Fiat Uno", "Volkswagen Gol", "Chevrolet Onix", "Renault Kwid"],
} as const
const colors = ["Vermelha", "Preta", "Azul", "Branca"] as const

const letters = (count: number, random: Random) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + random.below(26))).join("")

const plateOf = (random: Random) =>
  `${letters(3, random)}${random.below(10)}${letters(1, random)}${String(random.below(100)).padStart(2, "0")}`

const registrationOf = (index: number): Registration =>
  index % 37 === 6 ? "BLOCKED" : index % 11 === 8 ? "PENDING" : "APPROVED"

const licenseOf = (typeOfVehicle: keyof typeof models, random: Random): DeliveryDetails => ({
  cnh: {
    number: String(10_000_000_000 + random.below(900_000_000)),
    category: typeOfVehicle === "CAR" ? "B" : "A",
    validUntil: `${2026 + random.below(5)}-0${1 + random.below(9)}-1${random.below(10)}`,
  },
  vehicle: { plate: plateOf(random), model: random.pick(models[typeOfVehicle]), color: random.pick(colors) },
})

/** The details of the demo's delivery person at this index. */
export const courierDetails = (
  typeOfVehicle: keyof typeof models | "BICYCLE",
  index: number,
  random: Random,
): DeliveryDetails => {
  const phone = `119${String(60_000_000 + random.below(9_999_999))}`
  const registration = registrationOf(index)
  return {
    phone,
    pixKey: `+55${phone}`,
    birthDate: `${1970 + random.below(35)}-0${1 + random.below(9)}-2${random.below(9)}`,
    hasBag: random.below(5) > 0,
    registration,
    ...(registration === "BLOCKED" && { blockedReason: "Documentos vencidos" }),
    ...(typeOfVehicle !== "BICYCLE" && licenseOf(typeOfVehicle, random)),
  }
}
