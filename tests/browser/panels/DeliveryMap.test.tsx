import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { DeliveryPerson } from "../../../src/contract/deliveryPerson.ts"
import { memoryBackend, type MemoryBackend } from "../../../src/testing/index.ts"
import { English, Nobody, Some } from "../../../stories/panels/DeliveryMapPanel.stories.tsx"
import { openStory } from "./openStory.ts"

afterEach(() => vi.useRealTimers())

const list = page.getByRole("listbox", { name: "Delivery people" })
const options = () => document.querySelectorAll('[role="option"]')
const one = (name: string | RegExp) => page.getByRole("option", { name })
const card = (name: string) => page.getByRole("dialog", { name })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const ground = () => document.querySelector<HTMLElement>('[role="application"]')!

const somebody = (_id: number, change: Partial<DeliveryPerson> = {}): DeliveryPerson => ({
  _id,
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  person: { _id: 1000 + _id, name: `Pessoa ${String(_id).padStart(5, "0")}` },
  typeOfVehicle: "CAR",
  location: { coordinates: [-46.63 + (_id % 100) / 1000, -23.55 + Math.floor(_id / 100) / 1000] },
  positionAt: new Date().toISOString(),
  deliverymanPaid: false,
  ...change,
})

const open = (people?: ReadonlyArray<DeliveryPerson>) =>
  openStory(English, { backend: memoryBackend(people ? { deliveryPeople: people } : {}) })

/** Somebody is elsewhere, or otherwise, the next time one looks. */
const change = (backend: MemoryBackend, person: DeliveryPerson) =>
  (backend.deliveryPeople as Map<number, DeliveryPerson>).set(person._id, person)

/** The page is looked at again. */
const lookAgain = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1100))
  window.dispatchEvent(new Event("focus"))
}

/** The map was drawn, and no zoom runs any more. */
const drawn = async () => {
  await vi.waitFor(() => expect(ground().querySelectorAll("canvas").length).toBe(2), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 400))
}

/** Where the marker of whoever's card is open stands, in pixels from the map's corner. */
const marked = () => {
  const { style } = document.querySelector("dialog")!
  return [
    Number.parseFloat(style.getPropertyValue("--px")),
    Number.parseFloat(style.getPropertyValue("--py")),
  ] as const
}

/** A press on the map, in pixels from its corner. */
const pressAt = (x: number, y: number) => userEvent.click(ground(), { position: { x, y } })

test("whoever looks for somebody finds name, vehicle, status and situation in the list, on the card and on the map", async () => {
  await open()
  await expect.element(page.getByText("12 delivery people, 1 without a position")).toBeVisible()
  await drawn()
  await one(/^Bruna Lacerda.*On route.*Online.*Bicycle/).click()
  const facts = card("Bruna Lacerda")
  await expect.element(facts).toBeVisible()
  for (const [name, value] of [
    ["Vehicle", "Bicycle"],
    ["Status", "Online"],
    ["Situation", "On route"],
    ["Last position", ""],
  ])
    expect(facts.element().textContent).toContain(`${name}${value}`)
  await drawn()
  const [x, y] = marked()
  await button("Close").click()
  await expect.element(facts).not.toBeInTheDocument()
  await pressAt(x, y)
  await expect.element(facts).toBeVisible()
  await pressAt(x + 60, y - 50)
  await expect.element(facts).not.toBeInTheDocument()
})

test("somebody without a person record is called so in both languages, and who has no place is said to have none", async () => {
  await open()
  await one(/Person não cadastrado/).click()
  await expect.element(card("Person não cadastrado")).toBeVisible()
  await one(/Jussara Neves/).click()
  await expect.element(card("Jussara Neves").getByText("No position")).toBeVisible()
  await openStory(Some)
  await page.getByRole("option", { name: /^Person não cadastrado.*Liberado.*Online.*Moto/ }).click()
  await expect.element(card("Person não cadastrado").getByText("Liberado")).toBeVisible()
})

test("the keyboard alone finds somebody, opens their card, follows them and leaves", async () => {
  await open()
  await expect.element(list).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
  await expect.element(card("Daiane Ribas")).toBeVisible()
  await expect.element(one(/Daiane/)).toHaveAttribute("aria-selected", "true")
  await userEvent.keyboard("{End}{Enter}")
  await expect.element(card("Ivo Peçanha")).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(card("Ivo Peçanha")).not.toBeInTheDocument()
})

test("the filters ask the platform for the flags, and the search for a part of the name", async () => {
  const backend = memoryBackend()
  const asked: Array<string> = []
  const fetch: typeof backend.fetch = (input, init) => {
    const url = new URL(new Request(input, init).url)
    if (url.pathname === "/delivery-man/list/") asked.push(url.search)
    return backend.fetch(input, init)
  }
  await openStory(English, { backend: { ...backend, fetch } })
  await expect.element(page.getByText(/^12 delivery people/)).toBeVisible()
  expect(asked.at(-1)).toBe("?isOnline=&onRoute=")
  await page.getByText("Offline", { exact: true }).first().click()
  await expect.element(page.getByText("3 delivery people")).toBeVisible()
  expect(asked.at(-1)).toBe("?isOnline=false&onRoute=")
  await page.getByRole("checkbox", { name: "On route only" }).click()
  await expect.element(page.getByText("Nobody found")).toBeVisible()
  expect(asked.at(-1)).toBe("?isOnline=false&onRoute=true")
  await button("Remove the filters").click()
  await page.getByRole("searchbox").fill("daia")
  await expect.element(page.getByText("1 delivery person")).toBeVisible()
  expect(asked.at(-1)).toBe("?isOnline=&onRoute=&search=daia")
})

test("places that cannot be are told, drawn nowhere, and break nothing", async () => {
  const odd: ReadonlyArray<unknown> = [
    [200, -23],
    [-46.6, 95],
    [-23.55, -46.63],
    [null, -23],
    ["-46", "-23"],
    [-46.6],
    null,
    {},
    [0, 0],
  ]
  await open([
    somebody(1),
    ...odd.map((coordinates, at) => somebody(2 + at, { location: { coordinates } })),
    somebody(90, { location: null }),
  ])
  await expect.element(page.getByText("11 delivery people, 10 without a position")).toBeVisible()
  await drawn()
  await one(/Pessoa 00004/).click()
  await expect.element(card("Pessoa 00004").getByText("No position")).toBeVisible()
})

test("ten thousand are one list of a few rows, and all of them can leave at once", async () => {
  const backend = await open(Array.from({ length: 10_000 }, (_, at) => somebody(at + 1)))
  await expect.element(page.getByText("10,000 delivery people")).toBeVisible()
  expect(options().length).toBeLessThan(60)
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard("{End}")
  await expect.element(one(/Pessoa 10000/)).toHaveAttribute("aria-posinset", "10000")
  expect(options().length).toBeLessThan(60)
  ;(backend.deliveryPeople as Map<number, DeliveryPerson>).clear()
  await lookAgain()
  await expect.element(page.getByText("Nobody found")).toBeVisible()
  expect(options().length).toBe(0)
}, 30_000)

test("the map goes where somebody followed goes, until a hand moves it", async () => {
  const backend = await open([somebody(1), somebody(2)])
  await one(/Pessoa 00001/).click()
  await drawn()
  await button("Follow").click()
  const before = marked()[0]
  change(backend, somebody(1, { location: { coordinates: [-46.6, -23.53] } }))
  await lookAgain()
  await new Promise((resolve) => setTimeout(resolve, 1600))
  expect(Math.abs(marked()[0] - before)).toBeLessThan(3)
  await expect.element(button("Stop following")).toBeVisible()
  await userEvent.dragAndDrop(ground(), ground(), {
    sourcePosition: { x: 60, y: 120 },
    targetPosition: { x: 160, y: 90 },
  })
  await expect.element(button("Follow")).toBeVisible()
}, 20_000)

test("a connection that is cut leaves everybody where they were, says so, and goes on by itself", async () => {
  const backend = await open()
  await expect.element(page.getByText(/^Updated/)).toBeVisible()
  backend.offline(true)
  await lookAgain()
  await expect.element(page.getByText(/No connection/), { timeout: 10_000 }).toBeVisible()
  await expect.element(one(/Bruna Lacerda/)).toBeVisible()
  change(backend, somebody(77))
  backend.offline(false)
  await expect.element(one(/Pessoa 00077/), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText(/No connection/)).not.toBeInTheDocument()
}, 30_000)

test("where changes are told they are shown at once, without asking; cut and back, the last place is not lost", async () => {
  const backend = memoryBackend({ deliveryPeople: [somebody(1), somebody(2)], hasStream: true })
  await openStory(English, { backend })
  await expect.element(page.getByText("Live", { exact: true })).toBeVisible()
  await expect.element(one(/Pessoa 00001.*Available/)).toBeVisible()
  const asked = () => backend.heard.filter((call) => call === "GET /delivery-man/list/").length
  const before = asked()
  backend.tell({ changed: [{ _id: 1, onRoute: true, flag: "ON_ROUTE" }], removed: [2] })
  await expect.element(one(/Pessoa 00001.*On route/)).toBeVisible()
  await expect.element(one(/Pessoa 00002/)).not.toBeInTheDocument()
  expect(asked()).toBe(before)
  backend.cut()
  change(backend, somebody(1, { isOnline: false, flag: "UNAVAILABLE" }))
  await expect.element(one(/Pessoa 00001.*Offline/), { timeout: 8000 }).toBeVisible()
  await expect.element(page.getByText("Live", { exact: true }), { timeout: 8000 }).toBeVisible()
  backend.tell({ changed: [{ ...somebody(3), person: { _id: 9, name: "Nova Pessoa" } }], removed: [] })
  await expect.element(one(/Nova Pessoa/), { timeout: 8000 }).toBeVisible()
}, 30_000)

test("who was not heard for more than two minutes has no signal", async () => {
  const at = (ago: number) => new Date(Date.now() - ago).toISOString()
  await open([somebody(1, { positionAt: at(121_000) }), somebody(2, { positionAt: at(60_000) })])
  await expect.element(one(/Pessoa 00001.*No signal.*Online, Available.*Car.*2m/)).toBeVisible()
  await expect.element(one(/Pessoa 00002.*Available.*Online.*Car.*1m/)).toBeVisible()
})

test("with nobody there, one is led back to everybody", async () => {
  await openStory(Nobody, { backend: memoryBackend({ deliveryPeople: [] }) })
  await expect.element(page.getByText("Nobody found")).toBeVisible()
})
