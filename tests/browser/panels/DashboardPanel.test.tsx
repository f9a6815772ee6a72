import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { memoryBackend, partnerUser, restaurantUser, sampleDashboard } from "../../../src/testing/index.ts"
import {
  English,
  Failed,
  Loading,
  NoFigures,
  Partner,
  Phone,
  Platform,
  Quiet,
  Restaurant,
  WithoutLinks,
} from "../../../stories/panels/DashboardPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const reads = (heard: ReadonlyArray<string>) =>
  heard.filter((call) => call === "GET /v2/report/dashboard").length
const tile = (label: string) => page.getByRole("listitem").filter({ hasText: label }).first()
const text = () => document.body.innerText

test("a root user reads all five figures, in reais and in Brazilian numbers", async () => {
  await openStory(Platform)
  await expect.element(tile("Empresas abertas")).toMatchTextContent("17")
  await expect.element(tile("Entregadores online")).toMatchTextContent("126de 200 · 41 em rota")
  await expect.element(tile("Pedidos hoje")).toMatchTextContent("2638,2% a mais contra 243 há 7 dias")
  await expect.element(tile("Vendas hoje")).toMatchTextContent("R$ 11.397")
  await expect.element(tile("Chamados abertos")).toMatchTextContent("143 de prioridade alta")
})

test("the figures say of when they are, in the time zone the API names", async () => {
  await openStory(Platform)
  await expect.element(page.getByText("sexta-feira, 20 de novembro, até 17:50")).toBeVisible()
  const dashboard = { ...sampleDashboard, timeZone: "America/Manaus" }
  await openStory(English, { backend: memoryBackend({ dashboard }) })
  await expect.element(page.getByText(/Friday, November 20, until 04:50/)).toBeVisible()
})

test("an English reader finds English numbers", async () => {
  await openStory(English)
  await expect.element(tile("Sales today")).toMatchTextContent("R$11,397")
  await expect.element(tile("Orders today")).toMatchTextContent("8.2% more from 243 a week ago")
})

test("orders are told by the stretch of their way, and by status where it has several", async () => {
  await openStory(English)
  const orders = page.getByRole("region", { name: "Orders by status" })
  await expect
    .element(orders.getByRole("listitem").nth(0))
    .toMatchTextContent("New73%Awaiting payment 2 · New 5")
  await expect
    .element(orders.getByRole("listitem").nth(5))
    .toMatchTextContent("No delivery person available10%")
  expect(orders.getByRole("listitem").elements()).toHaveLength(9)
})

test("what the chart shows is in a table too, for those who cannot see it and for those who ask", async () => {
  await openStory(English)
  const table = page.getByRole("table", { name: "Sales by hour" })
  await expect.element(table.getByRole("row").nth(13)).toMatchTextContent("12:00R$2,830.0063R$2,480.00")
  await expect.element(table.getByRole("row").nth(19)).toMatchTextContent(/^18:00R\$1,520\.00$/)
  await expect.element(table.getByRole("row").nth(18)).toMatchTextContent("17:00 until nowR$874.00")
  await vi.waitFor(() => expect(document.querySelectorAll("svg path[d^='M']").length).toBeGreaterThan(2))
  await page.getByRole("radio", { name: "Table" }).click({ force: true })
  await expect.element(page.getByRole("columnheader", { name: "A week ago" })).toBeVisible()
})

test("somebody who points at an hour reads what was sold in it", async () => {
  await openStory(English)
  await vi.waitFor(() => expect(document.querySelector("svg[width] text")).not.toBeNull())
  const chart = document.querySelector("svg[width]")!
  const { left, top, width } = chart.getBoundingClientRect()
  const at = left + 52 + ((width - 60) * 12) / 23
  chart.dispatchEvent(new PointerEvent("pointermove", { clientX: at, clientY: top + 90, bubbles: true }))
  await expect.element(page.getByText("12:00 to 13:00")).toBeVisible()
})

test("a figure leads to its list, a row to the statuses it counts; without addresses all is text", async () => {
  const push = vi.fn()
  await openStory(English, { navigation: { push, redirect: () => {} } })
  await userEvent.click(page.getByRole("link", { name: "Orders today" }))
  expect(push).toHaveBeenLastCalledWith("#/orders")
  await userEvent.click(page.getByRole("link", { name: "On the way" }))
  expect(push).toHaveBeenLastCalledWith(
    "#/orders?status=DISPATCH,DISPATCH_MACHINE,DISPATCH_TENTREGO,DELIVERY_ROUTE,DELIVERY_GOBACK",
  )
  expect(page.getByRole("link", { name: "Sales today" }).elements()).toHaveLength(0)
  await openStory(WithoutLinks)
  await expect.element(tile("Pedidos hoje")).toMatchTextContent("263")
  expect(page.getByRole("link").elements()).toHaveLength(0)
})

test("restaurant staff read how their own store is", async () => {
  await openStory(Restaurant, { backend: Restaurant.composed.args.backend! })
  await expect.element(tile("Loja")).toMatchTextContent("LojaAbertaem modo manual")
  await expect.element(page.getByRole("heading", { name: "Cantina do Largo" })).toBeVisible()
})

test("a partner reads licenses and tickets alone, and somebody without permissions why there is nothing", async () => {
  await openStory(Partner, { backend: memoryBackend({ user: partnerUser }) })
  await expect.element(tile("Licenças em vigor")).toMatchTextContent("61 disponível · 2 a vencer")
  await expect.element(tile("Chamados abertos")).toMatchTextContent("14")
  expect(text()).not.toContain("Vendas")
  const backend = NoFigures.composed.args.backend!
  await openStory(NoFigures, { backend })
  await expect.element(page.getByText("Nada para mostrar aqui")).toBeVisible()
  expect(reads(backend.requests)).toBe(0)
})

test("a day without orders says so instead of drawing nothing", async () => {
  await openStory(Quiet, { backend: Quiet.composed.args.backend! })
  await expect.element(page.getByText("Nenhuma venda hoje nem há 7 dias")).toBeVisible()
  await expect.element(tile("Pedidos hoje")).toMatchTextContent("0zero há 7 dias")
})

test("nothing moves when the figures come: they have their places before", async () => {
  const backend = memoryBackend()
  backend.hang(calls.dashboard.read)
  const places = () =>
    [...document.querySelectorAll("h3, section > div, li > strong")].map((element) => {
      const { top, left, height } = element.getBoundingClientRect()
      return [element.tagName, Math.round(top), Math.round(left), Math.round(height)]
    })
  await openStory(Loading, { backend })
  await expect.element(page.getByRole("heading", { name: "Vendas por hora" })).toBeVisible()
  const before = places().filter(([tag]) => tag !== "STRONG")
  const strong = places()
    .filter(([tag]) => tag === "STRONG")
    .slice(0, 5)
  await openStory(Platform)
  await expect.element(tile("Pedidos hoje")).toMatchTextContent("263")
  expect(places().filter(([tag]) => tag !== "STRONG")).toEqual(before)
  expect(
    places()
      .filter(([tag]) => tag === "STRONG")
      .slice(0, 5),
  ).toEqual(strong)
})

test("a change that may be chance is grey, more is green and less is red", async () => {
  const colourOf = async (total: number, totalBefore: number) => {
    const dashboard = { ...sampleDashboard, orders: { total, totalBefore, byStatus: [] } }
    await openStory(English, { backend: memoryBackend({ dashboard }) })
    await expect.element(tile("Orders today")).toMatchTextContent(String(totalBefore))
    return getComputedStyle(tile("Orders today").element().querySelector("b")!).color
  }
  const [chance, chanceToo, more, less] = [
    await colourOf(11, 12),
    await colourOf(312, 324),
    await colourOf(360, 324),
    await colourOf(280, 324),
  ]
  expect(chance).toBe(chanceToo)
  expect(new Set([chance, more, less]).size).toBe(3)
})

test("figures that cannot be loaded say why, and come with another try", async () => {
  const backend = memoryBackend()
  backend.refuse(calls.dashboard.read, new TooManyRequests({ retryAfter: 30 }))
  await openStory(Failed, { backend })
  await expect.element(page.getByText("Não foi possível carregar os números")).toBeVisible()
  await expect.element(page.getByText("Muitas tentativas. Espere 30 segundos e tente de novo.")).toBeVisible()
  const asked = reads(backend.requests)
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await vi.waitFor(() => expect(reads(backend.requests)).toBe(asked + 1))
})

test("figures stay when they cannot be read again, and say that they are old", async () => {
  const backend = await openStory(English)
  await expect.element(tile("Orders today")).toMatchTextContent("263")
  backend.offline(true)
  await page.getByRole("button", { name: "Refresh" }).click()
  await expect
    .element(page.getByRole("alert"), { timeout: 5000 })
    .toMatchTextContent(
      /Could not refresh\. These are the figures from 05:50.PM\. The service did not respond/,
    )
  await expect.element(tile("Orders today")).toMatchTextContent("263")
  backend.offline(false)
  await page.getByRole("button", { name: "Refresh" }).click()
  await expect.element(page.getByText(/until 05:50/)).toBeVisible()
})

test("the figures are read anew each minute and on coming back, but not twice in a moment", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
  try {
    const backend = await openStory(English)
    await expect.element(tile("Orders today")).toMatchTextContent("263")
    expect(reads(backend.requests)).toBe(1)
    window.dispatchEvent(new Event("focus"))
    expect(reads(backend.requests)).toBe(1)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(reads(backend.requests)).toBe(2))
    vi.setSystemTime(Date.now() + 6000)
    window.dispatchEvent(new Event("focus"))
    await vi.waitFor(() => expect(reads(backend.requests)).toBe(3))
    expect(document.querySelector("i[aria-hidden][class*=bone]")).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test("on a phone nothing is wider than the phone", async () => {
  await page.viewport(390, 720)
  await openStory(Phone, { backend: memoryBackend({ user: restaurantUser }) })
  await expect.element(tile("Pedidos hoje")).toMatchTextContent("263")
  await vi.waitFor(() => expect(document.querySelector("svg[width] text")).not.toBeNull())
  const wide = [...document.querySelectorAll("section *")].filter(
    (element) => element.getBoundingClientRect().right > 391 && !element.closest("table"),
  )
  expect(wide).toEqual([])
})

test("a figure that changed by 0 % points neither up nor down", async () => {
  const dashboard = { ...sampleDashboard, orders: { total: 20_001, totalBefore: 20_000, byStatus: [] } }
  await openStory(English, { backend: memoryBackend({ dashboard }) })
  await expect.element(tile("Orders today")).toMatchTextContent("20,0010%")
  expect(tile("Orders today").element().querySelector("svg")).toBeNull()
})
