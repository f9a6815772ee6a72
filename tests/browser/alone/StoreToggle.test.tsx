import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { companyDeliveries } from "../../../src/contract/companies/companyDeliveries.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { createClient, hostSession, PanelProvider, StoreTogglePanel } from "../../../src/index.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English, InlineEnglish, NoCompany, Open } from "../../../stories/panels/StoreTogglePanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"

/** Only what repeats waits for the test. */
const clock = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
const manages = { name: "accessToCompanyDelivery" } as const

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.useRealTimers())

const store = page.getByRole("group", { name: "Store", exact: true })
const turn = store.getByRole("switch", { name: "Store open" })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = page.getByRole("alertdialog")
const press = () => (store.getByRole("switch").element() as HTMLElement).click()

type Given = NonNullable<NonNullable<Parameters<typeof memoryBackend>[0]>["opening"]>

const start = async (opening: Given = { isOpen: true, isManual: false }) => {
  const backend = await openStory(English, { backend: memoryBackend({ user: restaurantUser, opening }) })
  await expect.element(store).toBeVisible()
  return backend
}
const writes = (heard: ReadonlyArray<string>) => heard.filter((call) => call.startsWith("PUT"))
const now = (backend: { delivery: () => object | undefined }) => backend.delivery()

test("staff who close a store that follows its hours are asked first, and then it is closed by hand", async () => {
  const backend = await start()
  await expect.element(turn).toBeChecked()
  await expect.element(store.getByText("Following store hours.")).toBeVisible()
  await press()
  await expect.element(dialog.getByText("Close the store now?")).toBeVisible()
  await expect.element(dialog.getByText(/Cantina do Largo will stop taking orders/)).toBeVisible()
  await button("Cancel").click()
  expect(writes(backend.requests)).toEqual([])
  await press()
  await button("Close store").click()
  await expect.element(turn).not.toBeChecked()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }))
  await expect.element(store.getByText(/Closed manually on .* by Conta do Restaurante\./)).toBeVisible()
})

test("staff read until when a store that follows its hours is open or closed", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await start({ isOpen: true, isManual: false, changesAt: inDays(3) })
  await expect
    .element(store.getByText(/^Following store hours\. Closes \w+day at \d+:\d\d.[AP]M\.$/u))
    .toBeVisible()
  await openStory(Open, {
    backend: memoryBackend({
      user: restaurantUser,
      opening: { isOpen: false, isManual: false, changesAt: inDays(40) },
    }),
    children: <StoreTogglePanel layout="inline" />,
  })
  const here = page.getByRole("group", { name: "Loja", exact: true })
  await expect.element(here.getByText(/^Abre \d\d\/\d\d\/\d{4} às \d\d:\d\d$/)).toBeVisible()
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
  await button("Back to store hours").click()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: false }))
  await expect.element(store.getByText("Following store hours.")).toBeVisible()
  await expect.element(button("Back to store hours")).not.toBeInTheDocument()
  await expect.element(turn).toHaveFocus()
})

test("in one line, on a phone, staff read who closed the store and give it back to its hours", async () => {
  await page.viewport(390, 780)
  const backend = memoryBackend({ user: restaurantUser })
  backend.open({ isOpen: false, isManual: true }, "Conta da Franquia")
  await openStory(InlineEnglish, { backend })
  const mark = store.getByRole("button", { name: "Manual", exact: true })
  await expect.element(store.getByText(/Closed manually on .* by Conta da Franquia\./)).toBeInTheDocument()
  await mark.click()
  await expect.element(page.getByRole("alertdialog", { name: "Store closed" })).toBeVisible()
  await expect
    .element(dialog.getByText(/by Conta da Franquia\. It will not open automatically/))
    .toBeVisible()
  await button("Cancel").click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(writes(backend.requests)).toEqual([])
  await mark.click()
  await button("Back to store hours").click()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: false }))
  await expect.element(store.getByRole("status")).toHaveTextContent("Following store hours.")
  await expect.element(mark).not.toBeInTheDocument()
  await expect.element(turn).toHaveFocus()
})

test("in one line a wish that waits has a mark, whose dialog tries again", async () => {
  clock()
  const backend = memoryBackend({ user: restaurantUser, opening: { isOpen: true, isManual: true } })
  await openStory(InlineEnglish, { backend })
  await button("Manual").click()
  backend.offline(true)
  await button("Back to store hours").click()
  const mark = store.getByRole("button", { name: "No connection" })
  await expect.element(mark, { timeout: 5000 }).toBeVisible()
  await mark.click()
  await expect.element(dialog.getByText(/Your change will be sent/)).toBeVisible()
  backend.offline(false)
  await button("Try again").click()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: true, isManual: false }))
  await expect.element(mark).not.toBeInTheDocument()
})

test("who is asked whether to close a store is asked no more once someone else did it", async () => {
  clock()
  const backend = await start()
  await press()
  await expect.element(dialog.getByText("Close the store now?")).toBeVisible()
  backend.open({ isOpen: false, isManual: false }, "Conta da Franquia")
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(turn).not.toBeChecked()
  expect(writes(backend.requests)).toEqual([])
  await press()
  await expect.element(dialog.getByText("Open the store now?")).toBeVisible()
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
  await expect.element(store.getByText("Sending your change…")).not.toBeInTheDocument()
  expect(now(backend)).toMatchObject({ isOpen: true, isManual: true })
  expect(most).toBe(1)
  expect(writes(backend.requests).length).toBeLessThanOrEqual(20)
})

test("twenty presses at a store that follows its hours ask once, and the last wish wins", async () => {
  const backend = await start()
  const asked = new Set<Element>()
  const watch = new MutationObserver(() => {
    for (const one of document.querySelectorAll("[role=alertdialog]")) asked.add(one)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  for (let index = 0; index < 5; index++) await press()
  await expect.element(dialog).toBeVisible()
  expect(writes(backend.requests)).toEqual([])
  await button("Close store").click()
  for (let index = 0; index < 15; index++) {
    await press()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  watch.disconnect()
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: true, isManual: true }))
  await expect.element(turn).toBeChecked()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.size).toBe(1)
  expect(writes(backend.requests).length).toBeLessThanOrEqual(16)
})

test("a wish made offline is shown as waiting, and is sent once when the connection is back", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  backend.offline(true)
  await press()
  await expect.element(turn).not.toBeChecked()
  await expect.element(store.getByText(/No connection/), { timeout: 15_000 }).toBeVisible()
  expect(now(backend)).toMatchObject({ isOpen: true })
  const tried = writes(backend.requests).length
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }), 8000)
  await expect.element(store.getByText(/No connection/)).not.toBeInTheDocument()
  expect(writes(backend.requests).length).toBe(tried + 1)
}, 30_000)

test("a wish made offline goes out behind another tab too, and holds the page until then", async () => {
  clock()
  const backend = await start({ isOpen: true, isManual: true })
  const left = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  backend.offline(true)
  await press()
  await expect.element(store.getByText(/No connection/), { timeout: 5000 }).toBeVisible()
  expect(left()).toBe(true)
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  backend.offline(false)
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(now(backend)).toMatchObject({ isOpen: false, isManual: true }))
  await expect.element(store.getByText(/No connection/)).not.toBeInTheDocument()
  expect(left()).toBe(false)
  hidden.mockRestore()
})

test("a wish the server refuses is taken back, with why", async () => {
  const backend = await start({ isOpen: true, isManual: true })
  backend.refuse(companyDeliveries.open, new TooManyRequests({ retryAfter: 3 }))
  await press()
  await expect.element(page.getByRole("alert").getByText(/Too many attempts/)).toBeVisible()
  await expect.element(turn).toBeChecked()
})

test("on a phone why a wish was refused stands at the foot of the window, whatever holds the panel", async () => {
  await page.viewport(390, 800)
  const backend = memoryBackend({ user: restaurantUser, opening: { isOpen: true, isManual: true } })
  backend.refuse(companyDeliveries.open, new TooManyRequests({ retryAfter: 3 }))
  await openStory(InlineEnglish, { backend })
  document.body.style.cssText = "transform: translateY(20px); overflow: hidden"
  await expect.element(store.getByRole("switch")).toBeVisible()
  await press()
  const reason = page.getByRole("alert").getByText(/Too many attempts/)
  await expect.element(reason).toBeVisible()
  const { bottom, width } = reason.element().closest("[popover]")!.getBoundingClientRect()
  document.body.style.cssText = ""
  expect([innerHeight - bottom, width]).toEqual([12, innerWidth - 24])
})

test("what someone else did is seen within 5 s", async () => {
  clock()
  const backend = await start()
  backend.open({ isOpen: false, isManual: true }, "Conta da Franquia")
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(store.getByText(/Closed manually on .* by Conta da Franquia\./)).toBeVisible()
})

test("a store whose answers take longer than 5 s is shown all the same", async () => {
  clock()
  const backend = memoryBackend({ user: restaurantUser })
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const fetch: typeof backend.fetch = async (input, init) => {
    const answer = await backend.fetch(input, init)
    if (String(input).endsWith(companyDeliveries.list.path)) await late
    return answer
  }
  await openStory(English, { backend: { ...backend, fetch } })
  const readings = () => backend.requests.filter((call) => call === `GET ${companyDeliveries.list.path}`)
  await vi.waitFor(() => expect(readings()).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(readings()).toHaveLength(1)
  arrive()
  await expect.element(store).toBeVisible()
})

test("who could not be told anything keeps the way to try again, and the focus on it", async () => {
  clock()
  const backend = memoryBackend({ user: restaurantUser })
  backend.refuse(companyDeliveries.list, new TooManyRequests({ retryAfter: 3 }))
  await openStory(English, { backend })
  const again = button("Try again")
  await expect.element(again).toBeVisible()
  ;(again.element() as HTMLElement).focus()
  backend.hang(companyDeliveries.list)
  const before = backend.requests.length
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(backend.requests.length).toBeGreaterThan(before))
  await expect.element(page.getByRole("alert").getByText(/Could not check/)).toBeVisible()
  await expect.element(again).toHaveFocus()
})

test("someone of a partner's page is looked at again until they have a company", async () => {
  clock()
  const none = memoryBackend({ user: { ...restaurantUser, company: null, permissions: [manages] } })
  const some = memoryBackend({ user: { ...restaurantUser, permissions: [manages] } })
  let backend = none
  const client = createClient({
    api: "http://memory.test",
    session: hostSession({ getToken: async () => "token" }),
    pace: "brisk",
    fetch: (input, init) => backend.fetch(input, init),
  })
  await render(
    <PanelProvider client={client}>
      <StoreTogglePanel />
    </PanelProvider>,
  )
  const asked = () => none.requests.filter((call) => call === "GET /acl/users/me").length
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(1))
  const before = asked()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked()).toBe(before + 1)
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
  backend = some
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(page.getByRole("switch")).toBeVisible()
  const after = some.requests.filter((call) => call === "GET /acl/users/me").length
  await vi.advanceTimersByTimeAsync(15_000)
  expect(some.requests.filter((call) => call === "GET /acl/users/me")).toHaveLength(after)
})

test("without a company there is no toggle; in Portuguese it says the same", async () => {
  await openStory(NoCompany)
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
  await openStory(Open, { backend: memoryBackend({ user: restaurantUser }) })
  await expect.element(page.getByText("Segue o horário da loja.")).toBeVisible()
})
