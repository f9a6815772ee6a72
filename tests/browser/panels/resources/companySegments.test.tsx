import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { companySegments } from "../../../../src/contract/resources/companySegments.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, row, seen, shownRows } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const openSegments = (defaultView = {}) =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={companySegments} defaultView={{ pageSize: 3, ...defaultView }} />,
  })

const ordersIn = ({ requests }: { readonly requests: ReadonlyArray<string> }) =>
  requests.filter((one) => one.startsWith("POST /company/segments/") && one.endsWith("/order"))

test("a manager moves a segment with Alt and the arrows, over the edge of the page too, and keeps the row", async () => {
  const backend = await openSegments()
  const bakery = row("Padaria")
  await expect.element(bakery).toBeVisible()
  bakery.element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Pizzaria", "Japonesa", "Padaria"]))
  await expect.element(bakery).toHaveFocus()
  await seen("Padaria is now 3 of 5")
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Padaria", "Mercado"]))
  await expect.element(bakery).toHaveFocus()
  expect(ordersIn(backend)).toHaveLength(4)
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Pizzaria", "Japonesa", "Padaria"]))
  await button("Name").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Japonesa", "Lanches", "Mercado"]))
  row("Lanches").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  expect(shownRows()).toEqual(["Japonesa", "Lanches", "Mercado"])
})

test("a manager drags a segment under another one; Escape takes a drag back", async () => {
  const backend = await openSegments()
  await expect.element(row("Padaria")).toBeVisible()
  const grip = () => row("Pizzaria").element().querySelector<HTMLElement>("td span[aria-hidden=true]")!
  await vi.waitFor(() => expect(grip()).not.toBeNull())
  const drag = async (until: "pointerup" | "Escape") => {
    const at = (name: string) => row(name).element().getBoundingClientRect()
    const from = at("Pizzaria")
    const held = { bubbles: true, pointerId: 1, button: 0 }
    grip().setPointerCapture = () => {}
    grip().dispatchEvent(new PointerEvent("pointerdown", { ...held, clientY: from.top + 10 }))
    const { bottom: clientY } = at("Padaria")
    grip().dispatchEvent(new PointerEvent("pointermove", { ...held, clientY: clientY - 2 }))
    await vi.waitFor(() => expect(row("Japonesa").element()).toHaveProperty("dataset.drop", "before"))
    if (until === "Escape") await userEvent.keyboard("{Escape}")
    else grip().dispatchEvent(new PointerEvent("pointerup", { ...held, clientY: clientY - 2 }))
  }
  await drag("Escape")
  expect(ordersIn(backend)).toEqual([])
  await drag("pointerup")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Padaria", "Pizzaria", "Japonesa"]))
  await vi.waitFor(() => expect(ordersIn(backend)).toHaveLength(1))
})
