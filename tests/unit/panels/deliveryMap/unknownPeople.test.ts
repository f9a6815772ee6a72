import { expect, it } from "vitest"
import type { DeliveryChanges, LivePerson } from "../../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { noFilter } from "../../../../src/panels/deliveryMap/liveFilter.ts"
import { makeUnknownPeople } from "../../../../src/panels/deliveryMap/unknownPeople.ts"

const somebody = (_id: number, change: Partial<LivePerson> = {}): LivePerson => ({
  _id,
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  person: { _id, name: "José Antônio" },
  typeOfVehicle: "BICYCLE",
  ...change,
})
const known = new Map([["1", somebody(1)]])
const told = (...changed: DeliveryChanges["changed"]): DeliveryChanges => ({ changed, removed: [] })
const minute = 60_000

it.each<[string, boolean, Partial<typeof noFilter>, DeliveryChanges]>([
  ["somebody new", true, {}, told(somebody(2))],
  ["somebody known", false, {}, told(somebody(1))],
  ["a place of nobody known", false, {}, told({ _id: 2, location: null })],
  ["somebody online, when those are shown", true, { isOnline: true }, told(somebody(2))],
  ["somebody offline, when those are not", false, { isOnline: true }, told(somebody(2, { isOnline: false }))],
  ["somebody not on route, when only those are shown", false, { onRoute: true }, told(somebody(2))],
  ["somebody named as is searched", true, { search: " jose ant" }, told(somebody(2))],
  ["somebody on a vehicle as is searched", true, { search: "bicy" }, told(somebody(2))],
  ["somebody named otherwise", false, { search: "maria" }, told(somebody(2))],
  [
    "somebody without a name, when one is searched",
    false,
    { search: "maria" },
    told(somebody(2, { person: null })),
  ],
])("%s: reading the list anew is worth it? %s", (_, isWorth, filter, changes) => {
  const unknownPeople = makeUnknownPeople()
  unknownPeople.note(known, { ...noFilter, ...filter }, changes)
  expect(unknownPeople.needRead(0)).toBe(isWorth)
})

it("somebody who left again, or no longer belongs on the map, is not waited for", () => {
  const unknownPeople = makeUnknownPeople()
  unknownPeople.note(known, { ...noFilter, isOnline: true }, told(somebody(2), somebody(3)))
  unknownPeople.note(
    known,
    { ...noFilter, isOnline: true },
    { changed: [somebody(3, { isOnline: false })], removed: [2] },
  )
  expect(unknownPeople.needRead(0)).toBe(false)
})

const readAgain = (people: ReadonlyMap<string, LivePerson>, isCut: boolean) => {
  const unknownPeople = makeUnknownPeople()
  unknownPeople.note(known, noFilter, told(somebody(2)))
  unknownPeople.beginRead()
  unknownPeople.endRead(people, isCut, 0)
  expect(unknownPeople.needRead(0)).toBe(false)
  unknownPeople.note(people, noFilter, told(somebody(3)))
  return unknownPeople
}

it("a list that brought whom it was read for is read at once for the next one", () => {
  expect(readAgain(new Map([["2", somebody(2)]]), false).needRead(1)).toBe(true)
})

it.each<[string, ReadonlyMap<string, LivePerson>, boolean]>([
  ["was cut", new Map([["2", somebody(2)]]), true],
  ["did not bring whom it was read for", known, false],
])("a list that %s is read for the next one a minute later, not before", (_, people, isCut) => {
  const unknownPeople = readAgain(people, isCut)
  expect([unknownPeople.needRead(minute - 1), unknownPeople.needRead(minute)]).toEqual([false, true])
})
