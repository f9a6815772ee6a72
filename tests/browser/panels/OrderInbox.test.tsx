import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { ago } from "../../../stories/panels/busyEvening.ts"
import { boardBackend, manyOrders } from "../../../stories/panels/boardOrders.ts"
import { Inbox } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const group = (name: RegExp) => page.getByRole("region", { name })
const act = (name: string) => page.getByRole("button", { name, exact: true })
const open = (change: Parameters<typeof openStory>[1] = {}) =>
  openStory(Inbox, { locale: "en", backend: boardBackend(), ...change })

test("a manager sees what waits for somebody by why, how long it is over its limit, and mends it by one press", async () => {
  const backend = await open()
  await expect.element(page.getByRole("heading", { name: "What needs you" })).toBeVisible()
  const late = group(/^Late, 1 order$/)
  await expect.element(late.getByText("#4821 late")).toBeVisible()
  await expect.element(late.getByText("4 min over the limit")).toBeInTheDocument()
  await expect.element(group(/^Returning to store, 1 order$/).getByText("Limit")).not.toBeInTheDocument()
  await act("Call a delivery person, order #4821").click()
  await vi.waitFor(() => expect(backend.requests).toContain("POST /order/4821/move"))
})

test("a double press does one thing", async () => {
  const backend = boardBackend()
  const late = { code: "4601", status: "WAIT_COMPANY", placedAt: ago(50), promisedAt: ago(9) } as const
  backend.placeOrder({ _id: 4601, ...late, timeline: [] })
  await open({ backend })
  await act("Accept · 35 min, order #4601").dblClick()
  await vi.waitFor(() => expect(backend.requests).toContain("POST /order/4601/move"))
  expect(backend.requests.filter((one) => /^(POST|PUT) .order.\d/.test(one))).toEqual([
    "POST /order/4601/move",
  ])
})

test("J and K walk, Enter acts, E puts off for ten minutes, and the focus goes on to the next", async () => {
  const backend = boardBackend()
  backend.placeOrder({ _id: 4600, code: "4600", status: "WAIT_COMPANY", placedAt: ago(20), timeline: [] })
  await open({ backend })
  await expect.element(group(/^Not accepted, 1 order$/)).toBeVisible()
  page.getByRole("radio", { name: "Inbox" }).element().closest<HTMLElement>('[part="panel"]')?.focus()
  await userEvent.keyboard("j")
  await expect.element(act("Call a delivery person, order #4821")).toHaveFocus()
  await userEvent.keyboard("j")
  await expect.element(act("Accept · 35 min, order #4600")).toHaveFocus()
  await userEvent.keyboard("{e>3/}")
  await expect.element(group(/^Not accepted/)).not.toBeInTheDocument()
  await expect.element(act("Try again, order #4819")).toHaveFocus()
  document.querySelector<HTMLElement>("[aria-haspopup]")?.focus()
  await userEvent.keyboard("e")
  act("Try again, order #4819").element().focus()
  await userEvent.keyboard("k{Enter}")
  await vi.waitFor(() => expect(backend.requests).toContain("POST /order/4821/move"))
  await page.getByText("Postponed 1", { exact: true }).click()
  await act("Bring back, order #4600").click()
  await page.getByText(/^Open \d/).click()
  await expect.element(group(/^Not accepted, 1 order$/)).toBeVisible()
})

test("a customer who writes and is not answered is among what waits, and no longer once they are", async () => {
  const backend = await open()
  await expect.element(group(/^Late/)).toBeVisible()
  backend.write("11981204818", "Cadê meu pedido?", { createdAt: ago(4) })
  await expect
    .element(group(/^Customer waiting, 1 order$/).getByText("#4818 with a customer waiting"))
    .toBeVisible()
  backend.write("11981204818", "Está chegando.", { direction: "OUT" })
  await expect.element(group(/^Customer waiting/)).not.toBeInTheDocument()
})

test("five hundred orders are listed, and a change draws no row but its own", async () => {
  const backend = await open({
    backend: manyOrders(500),
    children: <OrdersPanel defaultView={{ layout: "inbox" }} />,
  })
  const late = group(/^Late, \d\d+ orders$/)
  await expect.element(late).toBeVisible()
  await vi.waitFor(() => expect(late.element().querySelectorAll("li").length).toBeGreaterThan(30))
  const drawn: Array<Node> = []
  const observer = new MutationObserver((changes) => drawn.push(...changes.map(({ target }) => target)))
  observer.observe(late.element(), { subtree: true, childList: true, characterData: true })
  const first = late.element().querySelector<HTMLElement>("li")?.dataset["case"]
  const before = late.element().querySelectorAll("li").length
  backend.changeOrder(Number(first), { status: "CANCELED" })
  await vi.waitFor(() =>
    expect(late.element().querySelector<HTMLElement>("li")?.dataset["case"]).not.toBe(first),
  )
  observer.disconnect()
  expect(drawn.length).toBeLessThan(Math.max(8, before / 4))
})
