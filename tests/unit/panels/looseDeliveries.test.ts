import { describe, expect, it } from "vitest"
import { quoteOf } from "../../../src/contract/looseDeliveries/quote.ts"
import {
  dropoffsAfter,
  refundCents,
  statusAfterDropoffs,
} from "../../../src/contract/looseDeliveries/looseDeliveryMoves.ts"
import { coarsePlace, firstNameOf, streetOf } from "../../../src/contract/looseDeliveries/tracking.ts"
import { type TrackedDelivery, trackingOf } from "../../../src/contract/looseDeliveries/trackingOf.ts"
import { readPasted } from "../../../src/panels/looseDeliveries/pastedText.ts"

const store = [-46.6566, -23.5614] as const
const near = [-46.6512, -23.5578] as const
const far = [-46.6, -23.5] as const
const one = {
  pickup: store,
  dropoffs: [near],
  packageSize: "P",
  vehicle: "MOTO",
  needsReturn: false,
} as const

describe("whoever asks for a price", () => {
  it("pays the base alone for a short way, and each further thing as its own line", () => {
    expect(quoteOf(one)).toMatchObject({ priceCents: 790, lines: [{ part: "BASE", amountCents: 790 }] })
    const long = quoteOf({ ...one, dropoffs: [near, far], packageSize: "G", needsReturn: true })
    expect(long.lines.map(({ part }) => part)).toEqual(["BASE", "DISTANCE", "STOPS", "SIZE", "RETURN"])
    expect(long.priceCents).toBe(long.lines.reduce((sum, { amountCents }) => sum + amountCents, 0))
  })

  it("waits longer for a bicycle", () => {
    const by = (vehicle: string) => quoteOf({ ...one, dropoffs: [far], vehicle }).etaMin
    expect(by("BIKE")).toBeGreaterThan(by("MOTO"))
  })
})

describe("a receiver with a link", () => {
  it("sees the courier once those before them are served, and is told by when from the start", () => {
    const now = Date.parse("2026-05-04T15:00:00Z")
    const position = { place: store, at: new Date(now).toISOString() }
    const stop = { address: "Rua Augusta, 10", place: near, outcome: null, endedAt: null }
    const row: TrackedDelivery = {
      status: "DELIVERY_ROUTE",
      vehicle: "MOTO",
      pickupPlace: store,
      eta: 500,
      dropoffs: [stop, { ...stop, place: far }],
      timeline: [],
    }
    const told = (of: TrackedDelivery, at: number) => trackingOf(of, at, { now, position })
    expect(told(row, 0)?.position).not.toBeNull()
    expect(told(row, 1)?.position).toBeNull()
    const minutes = (Date.parse(told(row, 1)?.expected?.from ?? "") - now) / 60_000
    expect(minutes, "by where the courier is").toBeLessThan(200)
    const served = { ...stop, outcome: "entregue", endedAt: position.at } as const
    expect(told({ ...row, dropoffs: [served, row.dropoffs[1]!] }, 1)?.position).not.toBeNull()
  })
})

describe("a delivery that ends", () => {
  it("gives back by how far it came", () => {
    const back = ["AWAIT_DELIVERYMAN", "ACCEPT_DELIVERYMAN", "DELIVERY_AT_STORE", "DELIVERY_ROUTE"].map(
      (status) => refundCents(status, 1001, []),
    )
    expect(back).toEqual([1001, 701, 501, 0])
  })

  it("gives back no more once somebody else is looked for", () => {
    const after = (...statuses: ReadonlyArray<string>) =>
      refundCents(
        "AWAIT_DELIVERYMAN",
        1001,
        statuses.map((status) => ({ status })),
      )
    expect(after("NEW", "ACCEPT_DELIVERYMAN", "DELIVERY_AT_STORE", "AWAIT_DELIVERYMAN")).toBe(501)
    expect(after("NEW", "ACCEPT_DELIVERYMAN", "DELIVERY_ROUTE", "DELIVERY_GOBACK")).toBe(0)
  })

  it("goes back to the store once a door was missed, or where it must return", () => {
    const ended = { outcome: "entregue", reason: null, endedAt: null } as const
    const missed = { outcome: "nao_entregue", reason: null, endedAt: null } as const
    const open = { outcome: null, reason: null, endedAt: null }
    expect(statusAfterDropoffs([ended, open], false)).toBeUndefined()
    expect(statusAfterDropoffs([ended, ended], false)).toBe("DELIVERED")
    expect(statusAfterDropoffs([ended], true)).toBe("DELIVERY_GOBACK")
    expect(statusAfterDropoffs([ended, missed], false)).toBe("DELIVERY_GOBACK")
    expect(dropoffsAfter([ended, missed], "AWAIT_DELIVERYMAN", { at: "" })).toEqual([ended, open])
  })
})

describe("whoever follows a link", () => {
  it("is told a street, a first name and no place closer than a hundred meters", () => {
    expect(streetOf("Rua Augusta, 1500 ap 32")).toBe("Rua Augusta")
    expect(streetOf("Rua Augusta 1500")).toBe("Rua Augusta")
    expect(firstNameOf("  Wesley Amorim ")).toBe("Wesley")
    expect(firstNameOf("")).toBeNull()
    expect(coarsePlace([-46.65123, -23.55789])).toEqual([-46.651, -23.558])
  })
})

describe("whoever pastes a message", () => {
  it("has its address, name, phone and landmark filled in", () => {
    expect(readPasted("Rua Augusta, 1500 ap 32\nMaria da Silva\n(11) 99876-5432\nRef: portão azul")).toEqual({
      address: "Rua Augusta, 1500 ap 32",
      contactName: "Maria da Silva",
      phone: "11998765432",
      reference: "portão azul",
    })
  })

  it("has named lines and the place of a map's link read", () => {
    expect(
      readPasted(
        "Cliente: João\nTel: +55 11 3456-7890\nEndereço: Praça da Sé 10\nPedido: 4818\nhttps://maps.example/?q=-23.55,-46.63\n-23.5505, -46.6333",
      ),
    ).toEqual({
      contactName: "João",
      phone: "1134567890",
      address: "Praça da Sé 10",
      orderRef: "4818",
      place: [-46.6333, -23.5505],
    })
  })

  it("finds nothing where there is nothing", () => {
    expect(readPasted("12 !?")).toEqual({})
  })
})
