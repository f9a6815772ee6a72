import { cpfCheckDigits } from "../contract/people/cpf.ts"
import type { DeliveryPerson, OnlineTime, Race } from "../contract/deliveryPeople/deliveryPerson.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

const cpf = (nine: string) => nine + cpfCheckDigits(nine)

type State = "free" | "onRoute" | "unavailable"

const states = {
  free: { isOnline: true, onRoute: false, flag: "FREE" },
  onRoute: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
  unavailable: { isOnline: false, onRoute: false, flag: "UNAVAILABLE" },
} as const

const person = (
  _id: number,
  name: string | null,
  state: State,
  coordinates: readonly [number, number],
  more: Partial<Numbered<DeliveryPerson>> = {},
): Numbered<DeliveryPerson> => ({
  _id,
  ...states[state],
  person: name === null ? null : { _id: 100 + _id, name },
  cpf: cpf(String(341_207_581 + _id * 40_961)),
  typeOfVehicle: "MOTORCYCLE",
  company: null,
  deliverymanPaid: false,
  deliveryManPaidDate: null,
  location: { coordinates },
  positionAt: new Date().toISOString(),
  deliveriesLastWeek: 30 + _id,
  unpaidCents: 12_750 + _id * 830,
  registration: "APPROVED",
  version: 1,
  ...more,
})

const cantina = { _id: 1, name: "Cantina Bela Paulista", type: "restaurant" } as const

const full: Partial<Numbered<DeliveryPerson>> = {
  company: cantina,
  phone: "11986420173",
  birthDate: "1994-03-18",
  cnh: { number: "04829173655", category: "A", validUntil: "2028-05-30" },
  vehicle: { plate: "FKD2C47", model: "Honda CG 160", color: "Vermelha" },
  hasBag: true,
  pixKey: "11986420173",
}
const paid = { deliverymanPaid: true, deliveryManPaidDate: "2026-11-16T15:00:00.000Z", unpaidCents: 0 }
const old = { positionAt: "2026-11-20T11:00:00.000Z" }

/** A dozen delivery people around São Paulo in every state; one has no person record, one no position. */
export const sampleDeliveryPeople: ReadonlyArray<Numbered<DeliveryPerson>> = [
  person(1, "Anderson Prado", "free", [-46.6412, -23.5478], full),
  person(2, "Bruna Lacerda", "onRoute", [-46.6558, -23.5614], { typeOfVehicle: "BICYCLE" }),
  person(3, "Cleiton Amaral", "unavailable", [-46.6231, -23.5389], old),
  person(4, "Daiane Ribas", "onRoute", [-46.6702, -23.5521], { company: cantina }),
  person(5, null, "free", [-46.6349, -23.5702]),
  person(6, "Everton Siqueira", "free", [-46.6489, -23.5333], paid),
  person(7, "Fabíola Couto", "unavailable", [-46.6105, -23.5551], { ...old, typeOfVehicle: "CAR" }),
  person(8, "Gilson Macário", "onRoute", [-46.6621, -23.5412]),
  person(9, "Hellen Quintão", "free", [-46.6284, -23.5608], { registration: "PENDING" }),
  person(10, "Ivo Peçanha", "unavailable", [-46.6777, -23.5677], {
    ...old,
    registration: "BLOCKED",
    blockedReason: "Documentos vencidos",
  }),
  person(11, "Jussara Neves", "free", [-46.6433, -23.5799], { location: null, positionAt: null }),
  person(12, "Kaique Dornelas", "onRoute", [-46.6511, -23.5466], { typeOfVehicle: null }),
]

const hourMs = 3_600_000
const iso = (at: number) => new Date(at).toISOString()

/** The races of the last days, latest first; the latest is under way for somebody on route. */
export const sampleRaces = ({ onRoute }: DeliveryPerson, now = Date.now()): ReadonlyArray<Race> =>
  Array.from({ length: 24 }, (_, index) => {
    const startedAt = now - hourMs * (index * 5 + (onRoute ? 0.4 : 1.4))
    const failed = index % 9 === 4
    const isUnderWay = onRoute && index === 0
    return {
      _id: 900 - index,
      company: cantina,
      startedAt: iso(startedAt),
      finishedAt: isUnderWay ? null : iso(startedAt + hourMs * 0.6),
      outcome: isUnderWay ? null : failed ? "nao_entregue" : index % 3 === 0 ? "entregue_portao" : "entregue",
      distance: 1200 + ((index * 737) % 6400),
      fee: 690 + ((index * 331) % 900),
      isPaid: index > 15,
    }
  })

/** The periods online of the last seven days, latest first; the latest has no end for somebody online. */
export const sampleOnlineTimes = (
  { isOnline }: DeliveryPerson,
  now = Date.now(),
): ReadonlyArray<OnlineTime> =>
  Array.from({ length: 13 }, (_, index) => ({
    _id: 500 - index,
    onlineAt: iso(now - hourMs * (index * 12 + 3)),
    offlineAt:
      index === 0
        ? isOnline
          ? null
          : iso(now - hourMs)
        : iso(now - hourMs * (index * 12 - 1 - (index % 4))),
  }))
