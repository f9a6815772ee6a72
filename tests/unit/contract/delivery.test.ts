import * as Schema from "effect/Schema"
import fc from "fast-check"
import { expect, test } from "vitest"
import { Cpf, cpfCheckDigits, isCpf, maskCpf } from "../../../src/contract/people/cpf.ts"
import { digitsOf, formatPhone, maskPhone, writtenPhone } from "../../../src/contract/people/phone.ts"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { availabilityOf, DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { KnownLocation, positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import { address } from "../../../src/api/wire.ts"

const takes = (schema: Schema.Codec<unknown, unknown>, value: unknown) =>
  Schema.decodeUnknownExit(schema)(value)._tag === "Success"

test("a CPF is taken with points or without, and never with a check digit wrong", () => {
  expect(isCpf("529.982.247-25")).toBe(true)
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{9}$/).filter((nine) => new Set(nine).size > 1),
      fc.constantFrom(9, 10),
      fc.integer({ min: 1, max: 9 }),
      (nine, at, more) => {
        const right = nine + cpfCheckDigits(nine)
        const wrong = [...right].map((digit, index) => (index === at ? (Number(digit) + more) % 10 : digit))
        expect([takes(Cpf, right), takes(Cpf, wrong.join(""))]).toEqual([true, false])
      },
    ),
  )
  for (const odd of ["", "111.111.111-11", "00000000000", "5299822472", "52998224725x", "529 982 247 25"])
    expect([odd, takes(Cpf, odd)]).toEqual([odd, false])
})

test("somebody who looks over a shoulder sees six digits of a CPF, and the area code and four digits of a phone", () => {
  for (const [phone, seen] of [
    ["1133334444", "(11) ****-4444"],
    ["11987654321", "(11) * ****-4321"],
    ["5511987654321", "+55 (11) * ****-4321"],
    ["87654321", "****4321"],
    ["", ""],
  ] as const)
    expect([maskPhone(phone), maskPhone(seen), formatPhone(seen)]).toEqual([seen, seen, seen])
  expect(maskCpf("52998224725")).toBe("***.982.247-**")
  expect(maskCpf(maskCpf("529.982.247-25"))).toBe("***.982.247-**")
})

const nowhere: ReadonlyArray<[unknown]> = [
  [[-200, 0]],
  [[-46.6, -91]],
  [[-23.55, -46.63]],
  [[0, 0]],
  [[Number.NaN, -23.5]],
  [[null, -23.5]],
  [["-46.6", "-23.5"]],
  [[-46.6]],
  [[]],
  [null],
  ["-46.6,-23.5"],
]

test.each(nowhere)("a position such as %j is neither kept nor shown", (coordinates) => {
  expect(takes(KnownLocation, { coordinates })).toBe(false)
  expect(positionOf({ coordinates })).toBeUndefined()
})

test("a position in São Paulo, in Lisbon and on the equator is kept and shown", () => {
  for (const coordinates of [
    [-46.63, -23.55],
    [-9.14, 38.72],
    [-51.07, 0],
  ]) {
    expect([coordinates, takes(KnownLocation, { coordinates })]).toEqual([coordinates, true])
    expect(positionOf({ coordinates })).toEqual(coordinates)
  }
})

test("whatever else the platform sends, a delivery person is read: without a record, a place or a state", () => {
  const read = Schema.decodeUnknownSync(DeliveryPerson)
  const bare = { isOnline: false, onRoute: false, flag: "", deliverymanPaid: false }
  expect(read({ id: 7 })).toEqual({ _id: 7, ...bare })
  expect(read({ _id: 7, person: null, location: { coordinates: [null, "x"] } }).person).toBeNull()
  expect(["FREE", "ON_ROUTE", "", "BLOCKED"].map(availabilityOf)).toEqual([
    "free",
    "onRoute",
    "unavailable",
    "unavailable",
  ])
})

test("the live map asks for online, offline or either in the words of the specification", () => {
  const { list } = deliveryPeople
  const asked = (query: Readonly<Record<string, unknown>>) => address(list.path, list, {}, query)
  expect(asked({ isOnline: true, onRoute: null })).toBe("/delivery-man/list/?isOnline=true&onRoute=")
  expect(asked({ isOnline: false, search: "ana" })).toBe("/delivery-man/list/?isOnline=false&search=ana")
})

test("a phone of 14 or more digits that is pasted keeps the first 11, and one that is typed on does not change", () => {
  const pasted = "5511987654321999"
  for (const before of ["", "11987654321", "5511987654321"])
    expect(digitsOf(writtenPhone(pasted, before))).toBe("55119876543")
  expect(writtenPhone("+55 11 98765-43219", "+55 (11) 9 8765-4321")).toBe("+55 11 98765-43219")
  expect(writtenPhone("+55 (11) 9 8765-4321", "")).toBe("+55 (11) 9 8765-4321")
})
