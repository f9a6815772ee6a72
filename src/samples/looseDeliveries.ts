import type { looseDeliveries } from "../contract/resources/looseDeliveries.ts"
import type { GivenRow } from "./givenRow.ts"

const minuteMs = 60_000

const dropoff = (address: string, contactName: string, code: string) => ({
  address,
  place: [-46.6512, -23.5578] as const,
  contactName,
  phone: "11998765432",
  trackingCode: code,
})

type Row = GivenRow<typeof looseDeliveries>
type Line = readonly [status: "AWAIT_DELIVERYMAN" | "DELIVERY_ROUTE" | "FINISHED", minutesAgo: number]

/** Each with what it has come through, the last of which is where it stands. */
const deliveries: ReadonlyArray<
  Pick<Row, "code" | "destination" | "recipients" | "distance" | "eta" | "price" | "dropoffs"> & {
    readonly lines: readonly [Line, ...ReadonlyArray<Line>]
  }
> = [
  {
    code: "E1",
    destination: "Rua Augusta, 1500",
    recipients: "Ana Farias",
    distance: 3.2,
    eta: 16,
    price: 988,
    dropoffs: [dropoff("Rua Augusta, 1500", "Ana Farias", "track-1-0")],
    lines: [["AWAIT_DELIVERYMAN", 4]],
  },
  {
    code: "E2",
    destination: "Alameda Santos, 90 (+1)",
    recipients: "Caio Moreira, Lívia Castro",
    distance: 5.8,
    eta: 27,
    price: 1707,
    dropoffs: [
      dropoff("Alameda Santos, 90", "Caio Moreira", "track-2-0"),
      dropoff("Rua Bela Cintra, 211", "Lívia Castro", "track-2-1"),
    ],
    lines: [
      ["AWAIT_DELIVERYMAN", 25],
      ["DELIVERY_ROUTE", 9],
    ],
  },
  {
    code: "E3",
    destination: "Rua Haddock Lobo, 12",
    recipients: "Otávio Dias",
    distance: 2.1,
    eta: 14,
    price: 807,
    dropoffs: [dropoff("Rua Haddock Lobo, 12", "Otávio Dias", "track-3-0")],
    lines: [
      ["AWAIT_DELIVERYMAN", 190],
      ["FINISHED", 160],
    ],
  },
]

/** Loose deliveries of a restaurant: one that waits, one on its way to two doors, and one that has ended. */
export const sampleLooseDeliveries = (now: number): ReadonlyArray<Row> =>
  deliveries.map(({ lines, ...delivery }) => {
    const at = (minutes: number) => new Date(now - minutes * minuteMs).toISOString()
    const by = { by: "Marina Prado", reason: null, comment: null }
    const [first] = lines
    return {
      ...delivery,
      type: "restaurant",
      packageSize: "P",
      vehicle: "MOTO",
      payBy: "CREDITS",
      timeline: lines.map(([status, minutes]) => ({ status, at: at(minutes), ...by })),
      status: (lines.at(-1) ?? first)[0],
      createdAt: at(first[1]),
    }
  })
