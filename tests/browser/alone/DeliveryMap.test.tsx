import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { LocatedCompany } from "../../../src/contract/companies/companies.ts"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson as AnyPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { Forbidden, TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { memoryBackend, type MemoryBackend } from "../../../src/testing/index.ts"
import { English, Some, StoresFail } from "../../../stories/panels/DeliveryMapPanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"
import { still } from "../still.ts"

afterEach(() => vi.useRealTimers())

const list = page.getByRole("listbox", { name: "Delivery people" })
const options = () => document.querySelectorAll('[role="option"]')
const one = (name: string | RegExp) => page.getByRole("option", { name })
const card = (name: string) => page.getByRole("dialog", { name })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const ground = () => document.querySelector<HTMLElement>('[role="application"]')!

type DeliveryPerson = Numbered<AnyPerson>

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

/** The same backend, with answers that are changed on their way. */
const answering = (
  backend: MemoryBackend,
  change: (path: string, answer: Response) => Response,
): MemoryBackend => ({
  ...backend,
  fetch: async (input, init) =>
    change(new URL(new Request(input, init).url).pathname, await backend.fetch(input, init)),
})

/** Somebody is elsewhere, or otherwise, the next time one looks. */
const change = (backend: MemoryBackend, person: DeliveryPerson) =>
  (backend.deliveryPeople as Map<number, DeliveryPerson>).set(person._id, person)

/** The page is looked at again, more than the second later that the panel waits at least. */
const lookAgain = () => {
  const later = Date.now() + 1100
  const clock = vi.spyOn(Date, "now").mockReturnValue(later)
  window.dispatchEvent(new Event("focus"))
  clock.mockRestore()
}

/** Long enough for what was told to be applied, and for the page to be looked at again. */
const pass = () => vi.advanceTimersByTimeAsync(1100)

/** Drawings on the map, and the place of a card over it. */
const picture = () =>
  [
    ...[...ground().querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()),
    document.querySelector("dialog")?.style.cssText,
  ].join()

/** The map was drawn, and no zoom runs any more. */
const drawn = async () => {
  await vi.waitFor(() => expect(ground().querySelectorAll("canvas").length).toBe(2), 10_000)
  await still(picture)
}

/** Returns the position of the marker whose card is open, in pixels from the map's corner. */
const marked = () => {
  const { style } = document.querySelector("dialog")!
  return [
    Number.parseFloat(style.getPropertyValue("--px")),
    Number.parseFloat(style.getPropertyValue("--py")),
  ] as const
}

/** Red, green and blue of the markers' sheet, in pixels from the map's corner. */
const colourAt = (x: number, y: number) => {
  const sheet = ground().querySelectorAll("canvas")[1]!
  const ratio = sheet.width / sheet.clientWidth
  const { data } = sheet.getContext("2d")!.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1)
  return [...data]
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
    ["Connection", "Online"],
    ["Status", "On route"],
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
  await expect.element(page.getByText("No one is on route right now").first()).toBeVisible()
  expect(asked.at(-1)).toBe("?isOnline=false&onRoute=true")
  await button("Clear filters").click()
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
  lookAgain()
  await expect.element(page.getByText("No delivery people yet").first()).toBeVisible()
  expect(options().length).toBe(0)
})

test("the map goes where somebody followed goes, until a hand moves it", async () => {
  const backend = await open([somebody(1), somebody(2)])
  await one(/Pessoa 00001/).click()
  await drawn()
  await button("Follow").click()
  const before = marked()[0]
  change(backend, somebody(1, { location: { coordinates: [-46.6, -23.53] } }))
  const former = picture()
  lookAgain()
  await vi.waitFor(() => expect(picture() === former).toBe(false))
  await still(picture)
  expect(Math.abs(marked()[0] - before)).toBeLessThan(3)
  await expect.element(button("Stop following")).toBeVisible()
  await userEvent.dragAndDrop(ground(), ground(), {
    sourcePosition: { x: 60, y: 120 },
    targetPosition: { x: 160, y: 90 },
  })
  await expect.element(button("Follow")).toBeVisible()
})

test("a connection that is cut leaves everybody where they were, says so, and goes on by itself", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const backend = await open()
  await expect.element(page.getByText(/^Updated/)).toBeVisible()
  backend.offline(true)
  await vi.advanceTimersByTimeAsync(limits.delivery.pollMs)
  await expect.element(page.getByText(/No connection/), { timeout: 10_000 }).toBeVisible()
  await expect.element(one(/Bruna Lacerda/)).toBeVisible()
  change(backend, somebody(77))
  backend.offline(false)
  await vi.advanceTimersByTimeAsync(limits.delivery.pollMs)
  await expect.element(one(/Pessoa 00077/), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText(/No connection/)).not.toBeInTheDocument()
})

test("where changes are told they are shown at once, without asking; cut and back, the last place is not lost", async () => {
  const backend = memoryBackend({ deliveryPeople: [somebody(1), somebody(2)], hasStream: true })
  await openStory(English, { backend })
  await expect.element(page.getByText("Live", { exact: true })).toBeVisible()
  await expect.element(one(/Pessoa 00001.*Available/)).toBeVisible()
  const asked = () => backend.requests.filter((call) => call === "GET /delivery-man/list/").length
  const before = asked()
  backend.publish({ changed: [{ _id: 1, onRoute: true, flag: "ON_ROUTE" }], removed: [2] })
  await expect.element(one(/Pessoa 00001.*On route/)).toBeVisible()
  await expect.element(one(/Pessoa 00002/)).not.toBeInTheDocument()
  expect(asked()).toBe(before)
  backend.disconnect()
  change(backend, somebody(1, { isOnline: false, flag: "UNAVAILABLE" }))
  await expect.element(one(/Pessoa 00001.*Offline/), { timeout: 8000 }).toBeVisible()
  await expect.element(page.getByText("Live", { exact: true }), { timeout: 8000 }).toBeVisible()
  backend.publish({ changed: [{ ...somebody(3), person: { _id: 9, name: "Nova Pessoa" } }], removed: [] })
  await expect.element(one(/Nova Pessoa/), { timeout: 8000 }).toBeVisible()
})

test("who was not heard for more than two minutes has no signal", async () => {
  const at = (ago: number) => new Date(Date.now() - ago).toISOString()
  await open([somebody(1, { positionAt: at(121_000) }), somebody(2, { positionAt: at(60_000) })])
  await expect.element(one(/Pessoa 00001.*No signal.*Online, Available.*Car.*2m/)).toBeVisible()
  await expect.element(one(/Pessoa 00002.*Available.*Online.*Car.*1m/)).toBeVisible()
})

test.each([-10, 10])(
  "with a clock that is %i minutes off, who was heard just now is there, and who was not has no signal",
  async (minutes) => {
    const { now } = Date
    vi.spyOn(Date, "now").mockImplementation(() => now() + minutes * 60_000)
    const at = (ago: number) => new Date(now() - ago).toISOString()
    const people = [somebody(1, { positionAt: at(1000) }), somebody(2, { positionAt: at(130_000) })]
    const backend = answering(memoryBackend({ deliveryPeople: people }), (_, answer) => {
      answer.headers.set("date", new Date(now()).toUTCString())
      return answer
    })
    await openStory(English, { backend })
    await expect.element(one(/Pessoa 00001.*Available.*Online.*Car.*now/)).toBeVisible()
    await expect.element(one(/Pessoa 00002.*No signal.*2m/)).toBeVisible()
    await expect.element(page.getByText("Updated now")).toBeVisible()
    vi.restoreAllMocks()
  },
)

test("markers are green online, blue on route, red offline, and without any of these for who is silent", async () => {
  const silent = new Date(Date.now() - 600_000).toISOString()
  await open([
    somebody(1),
    somebody(2, { onRoute: true, flag: "ON_ROUTE" }),
    somebody(3, { isOnline: false }),
    somebody(4, { positionAt: silent }),
  ])
  const rightOf = async (name: RegExp, pixels: number) => {
    await one(name).click()
    await drawn()
    const [x, y] = marked()
    const [red = 0, green = 0, blue = 0, opaque] = colourAt(x + pixels, y + 2)
    expect(opaque).toBeGreaterThan(100)
    return { red, green, blue }
  }
  const disc = await rightOf(/Pessoa 00001/, 13)
  expect(disc.green).toBeGreaterThan(Math.max(disc.red, disc.blue) + 40)
  const drop = await rightOf(/Pessoa 00002/, 13)
  expect(drop.blue).toBeGreaterThan(Math.max(drop.red, drop.green) + 40)
  const ring = await rightOf(/Pessoa 00003/, 16)
  expect(ring.red).toBeGreaterThan(Math.max(ring.green, ring.blue) + 40)
  const dashed = await rightOf(/Pessoa 00004/, 16)
  const { red, green, blue } = dashed
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40)
})

test("whoever looks for a store finds name, state and kind in the list, on the card and on the map, until stores are hidden", async () => {
  await open([])
  await page.getByText("6 stores, 3 open").click()
  const stores = page.getByRole("listbox", { name: "Stores" })
  await expect.element(stores.getByRole("option")).toHaveLength(6)
  await expect.element(one(/^Rede Parceira.*Closed store.*Partner/)).toBeVisible()
  await expect.element(one(/^Bazar sem endereço.*Closed store.*Partner.*No position/)).toBeInTheDocument()
  for (const word of ["Open store", "Closed store"])
    await expect.element(page.getByRole("listitem").filter({ hasText: word })).toBeVisible()
  await drawn()
  ;(stores.element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
  await expect.element(card("Cantina Bela Paulista").getByText("Open store")).toBeVisible()
  await drawn()
  const [x, y] = marked()
  const solid = colourAt(x + 12, y)
  await button("Close").click()
  await pressAt(x, y)
  const facts = card("Cantina Bela Paulista")
  await expect.element(facts).toBeVisible()
  expect(facts.element().textContent).toContain("StatusOpen store")
  expect(facts.element().textContent).toContain("TypeRestaurant")
  await one(/^Pastelaria Sol Nascente/).click()
  await expect.element(card("Pastelaria Sol Nascente").getByText("Closed store")).toBeVisible()
  await drawn()
  expect(colourAt(marked()[0] + 12, marked()[1])).not.toEqual(solid)
  await button("Hide stores").click()
  for (const gone of [card("Pastelaria Sol Nascente"), stores, page.getByText("Closed store")])
    await expect.element(gone).not.toBeInTheDocument()
})

test("stores are read again while they are shown, every minute and when one comes back, and not while hidden", async () => {
  let isOpen = true
  const shop = (): ReadonlyArray<LocatedCompany> => [{ _id: 1, name: "Loja Um", isOpen, location: null }]
  const backend = answering(memoryBackend(), (path, answer) =>
    path === "/v2/company/location" ? Response.json(shop()) : answer,
  )
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  await openStory(English, { backend })
  await expect.element(page.getByText("1 store, 1 open")).toBeVisible()
  isOpen = false
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText("1 store, 0 open")).toBeVisible()
  isOpen = true
  lookAgain()
  await expect.element(page.getByText("1 store, 1 open")).toBeVisible()
  await button("Hide stores").click()
  const asked = () => backend.requests.filter((call) => call === "GET /v2/company/location").length
  const before = asked()
  vi.advanceTimersByTime(120_000)
  lookAgain()
  expect(asked()).toBe(before)
  await button("Show stores").click()
  await expect.element(page.getByText("1 store, 1 open")).toBeVisible()
  expect(asked()).toBe(before + 1)
})

test("stores that could not be read are said to be missing, why, and are asked for again", async () => {
  let isRefused = true
  const strict = memoryBackend()
  strict.refuse(deliveryPeople.stores, new TooManyRequests({ retryAfter: 3 }))
  const [good, path] = [memoryBackend(), "/v2/company/location"]
  const fetch: typeof good.fetch = (input, init) =>
    (new URL(new Request(input, init).url).pathname === path && isRefused ? strict : good).fetch(input, init)
  await openStory(StoresFail, { backend: { ...good, fetch } })
  const said = page.getByRole("alert").filter({ hasText: "Could not load the stores. Too many attempts." })
  await expect.element(said).toBeVisible()
  await expect.element(one(/Bruna Lacerda/)).toBeVisible()
  isRefused = false
  await said.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByText("6 stores, 3 open")).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
})

test.each([
  [
    "too many calls",
    new TooManyRequests({ retryAfter: 3 }),
    /Too many attempts\. Wait 3 seconds and try again\./,
  ],
  ["a permission taken", new Forbidden({ needs: ["accessToGlobal"] }), /You need the permission/],
])("a reload that fails by %s is not called a lost connection", async (_, refusal, sentence) => {
  const backend = await open()
  await expect.element(page.getByText(/^Updated/)).toBeVisible()
  backend.refuse(deliveryPeople.list, refusal)
  lookAgain()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText(/Last updated now/)).toBeVisible()
  await expect.element(page.getByText(/No connection/)).not.toBeInTheDocument()
  await expect.element(one(/Bruna Lacerda/)).toBeVisible()
})

test("a list that may be cut is said to be", async () => {
  const all = Array.from({ length: 10_000 }, (_, at) => somebody(at + 1))
  await openStory(English, { backend: memoryBackend({ deliveryPeople: all }) })
  const said = page.getByText(/^The list shows up to 10,000 people; there may be more/)
  await expect.element(said).toBeVisible()
  await page.getByRole("searchbox").fill("pessoa 00001")
  await expect.element(page.getByText("1 delivery person")).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
})

test("news of somebody who is not searched for does not read the list again; of somebody who is, it does", async () => {
  const backend = memoryBackend({ deliveryPeople: [somebody(1)], hasStream: true })
  await openStory(English, { backend })
  await expect.element(page.getByText("Live", { exact: true })).toBeVisible()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await page.getByText("Online", { exact: true }).first().click()
  await page.getByRole("searchbox").fill("pessoa")
  const asked = () => backend.requests.filter((call) => call === "GET /delivery-man/list/").length
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(2))
  await pass()
  lookAgain()
  const before = asked()
  backend.publish({ changed: [somebody(2, { isOnline: false }), somebody(3, { person: null })], removed: [] })
  await pass()
  lookAgain()
  await pass()
  lookAgain()
  expect(asked()).toBe(before)
  backend.publish({ changed: [somebody(4)], removed: [] })
  await pass()
  lookAgain()
  await expect.element(one(/Pessoa 00004/)).toBeVisible()
  expect(asked()).toBe(before + 1)
})
