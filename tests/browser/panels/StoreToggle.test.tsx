import { afterEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { companyDeliveries } from "../../../src/contract/companyDeliveries.ts"
import { TooManyRequests } from "../../../src/contract/refusals.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English, NoCompany, Open } from "../../../stories/panels/StoreTogglePanel.stories.tsx"
import { openStory } from "./openStory.ts"

afterEach(() => vi.useRealTimers())

const store = page.getByRole("group", { name: "Store", exact: true })
const turn = store.getByRole("switch", { name: "Store open" })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = page.getByRole("alertdialog")
const press = () => (store.getByRole("switch").element() as HTMLElement).click()

const start = async (opening = { isOpen: true, isManual: false }) => {
  const backend = await openStory(English, { backend: memoryBackend({ user: restaurantUser, opening }) })
  await expect.element(store).toBeVisible()
  return backend
}
const writes = (heard: ReadonlyArray<string>) => heard.filter((call) => call.startsWith("PUT"))
const now = (backend: { delivery: () => object | undefined }) => backend.delivery()

test("staff who close a store that follows its hours are asked first, and then it is closed by hand", async () => {
  const backend = await start()
  await expect.element(turn).toBeChecked()
  await expect.element(store.getByText("Follows its hours.")).toBeVisible()
  await press()
  await expect.element(dialog.getByText("Close the store now?")).toBeVisible()
  await expect.element(dialog.getByText(/Cantina do Largo stops taking orders/)).toBeVisible()
  await button("Cancel").click()
  expect(writes(backend.heard)).toEqual([])
  await press()
  await button("Close store").click()
  await expect.element(turn).not.toBeChecked()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }))
  await expect.element(store.getByText(/Closed by hand on .* by Conta do Restaurante\./)).toBeVisible()
})

test("staff of a store in manual mode open and close it without being asked", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  await press()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  await press()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: true, isManual: true }))
})

test("the way back to its hours leaves the store as open as it is", async () => {
  const backend = await start({ isOpen: false, isManual: true })
  await button("Back to its hours").click()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: false }))
  await expect.element(store.getByText("Follows its hours.")).toBeVisible()
  await expect.element(button("Back to its hours")).not.toBeInTheDocument()
})

test("twenty presses in a second are one call at a time, and the last wish wins", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  let running = 0
  let most = 0
  const fetch = backend.fetch
  const slow: typeof fetch = async (input, init) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 40))
    running -= 1
    return fetch(input, init)
  }
  await openStory(English, { backend: { ...backend, fetch: slow } })
  await expect.element(store).toBeVisible()
  await vi.waitFor(() => expect(running).toBe(0))
  most = 0
  for (let index = 0; index < 20; index++) {
    await press()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  await expect.element(store.getByText("Sending your change...")).not.toBeInTheDocument()
  expect(now(backend)).toMatchObject({ isOpen: true, isManual: true })
  expect(most).toBe(1)
  expect(writes(backend.heard).length).toBeLessThanOrEqual(20)
})

test("a wish made offline is shown as waiting, and is sent once when the connection is back", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  backend.offline(true)
  await press()
  await expect.element(turn).not.toBeChecked()
  await expect.element(store.getByText(/No connection/), { timeout: 15_000 }).toBeVisible()
  expect(now(backend)).toMatchObject({ isOpen: true })
  const tried = writes(backend.heard).length
  backend.offline(false)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  window.dispatchEvent(new Event("online"))
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }), 8000)
  await expect.element(store.getByText(/No connection/)).not.toBeInTheDocument()
  expect(writes(backend.heard).length).toBe(tried + 1)
}, 30_000)

test("a wish the server refuses is taken back, with why", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  backend.refuse(companyDeliveries.open, new TooManyRequests({ retryAfter: 3 }))
  await press()
  await expect.element(page.getByRole("alert").getByText(/Too many attempts/)).toBeVisible()
  await expect.element(turn).toBeChecked()
})

test("what someone else did is seen within 5 s", async () => {
  const backend = await start()
  backend.open({ isOpen: false, isManual: true }, "Conta da Franquia")
  await expect
    .element(store.getByText(/Closed by hand on .* by Conta da Franquia\./), { timeout: 6000 })
    .toBeVisible()
}, 15_000)

test("without a company there is no toggle; in Portuguese it says the same", async () => {
  await openStory(NoCompany)
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
  await openStory(Open, { backend: memoryBackend({ user: restaurantUser }) })
  await expect.element(page.getByText("Segue o horário.")).toBeVisible()
})
