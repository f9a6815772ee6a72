import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { picking } from "../../../src/contract/orders/picking.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { describedBackend, pickingBackend } from "../../../stories/panels/describedSamples.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { rootUser } from "../../../src/testing/people.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const openPicking = (props: Partial<ResourcePanelProps> = {}, backend = pickingBackend()) =>
  openStory(English, {
    backend,
    children: <ResourcePanel resource={shoppers} open="view/picking" {...props} />,
  })
const post = (backend: ReturnType<typeof pickingBackend>, path: string, body: object) =>
  backend.fetch(`http://api.test${path}`, { method: "POST", body: JSON.stringify(body) })

test("the list opens who picks what, which says how far each order is and which are late, and an order that waits is given away by keyboard", async () => {
  const backend = await openPicking({ open: undefined })
  await button("Picking now").click()
  await expect
    .element(page.getByRole("row", { name: "Adriana Moura #2" }))
    .toMatchTextContent(/2 of 3 items · for 1 h 12 min.*5 min late/)
  await expect.element(page.getByRole("row", { name: "Bianca Teles" })).toMatchTextContent(/Available/)
  await expect
    .element(page.getByRole("row", { name: "Everton Lacerda #3" }))
    .toMatchTextContent(/Not accepted yet.*Offline/)
  await expect.element(page.getByRole("row", { name: "#1", exact: true })).toMatchTextContent(/for 4 min/)
  await seen("2 being picked, 1 without a shopper, 1 late")
  button("Assign order #1").element().focus()
  await userEvent.keyboard("{Enter}")
  const dialog = page.getByRole("dialog")
  const names = () =>
    dialog
      .getByRole("radio")
      .elements()
      .map((one) => one.closest("label")?.textContent)
  await expect
    .poll(names)
    .toEqual(["Adriana Moura · online · 1 order", "Bianca Teles · online", "Everton Lacerda · 1 order"])
  await expect.element(dialog.getByRole("button", { name: "Assign" })).toBeDisabled()
  await dialog.getByRole("radio", { name: /Bianca/ }).click()
  await dialog.getByRole("button", { name: "Assign" }).click()
  await seen("Order #1 now belongs to Bianca Teles")
  await expect.element(page.getByRole("row", { name: "Bianca Teles #1" })).toBeVisible()
  await seen("Every order has a shopper")
  await vi.waitFor(() => expect(document.activeElement?.closest("section[part=panel]")).not.toBeNull())
  await button("Back").click()
  await expect.element(page.getByRole("row", { name: "Denise Rangel" })).toBeVisible()
  expect(backend.requests.filter((call) => call === "POST /order/1/shopper")).toHaveLength(1)
})

test("whoever gives an order away is told when somebody did so first, and when it has left", async () => {
  const backend = await openPicking()
  await button("Reassign order #2").click()
  const dialog = page.getByRole("dialog")
  await expect.element(dialog.getByRole("radio", { name: /Adriana Moura/ })).toBeDisabled()
  await dialog.getByRole("radio", { name: "No one" }).click()
  await post(backend, "/order/2/shopper", { shopper: 2 })
  const confirm = dialog.getByRole("button", { name: "Reassign" })
  await confirm.click()
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Bianca Teles is picking it now/)
  await post(backend, "/order/2/move", { to: "RELEASE_SHOPPER" })
  await confirm.click()
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/no longer being picked/)
  await dialog.getByRole("button", { name: "Close" }).click()
  await button("Reassign order #3").click()
  await dialog.getByRole("radio", { name: "No one" }).click()
  await confirm.click()
  await seen("Order #3 has no shopper now")
  await expect.element(button("Assign order #3")).toBeVisible()
})

test("what others do shows up within seconds; without an answer the last state stays and says from when it is", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  try {
    const backend = await openPicking()
    await expect.element(button("Assign order #1")).toBeVisible()
    await post(backend, "/order/1/shopper", { shopper: 1 })
    vi.advanceTimersByTime(5000)
    await expect.element(page.getByRole("row", { name: "Adriana Moura #1" })).toBeVisible()
    backend.refuse(picking.now, new Forbidden({ needs: ["accessToShopperShopper"] }))
    vi.advanceTimersByTime(5000)
    await seen(/^Could not update. This is how it was at/)
    await expect.element(page.getByRole("row", { name: "Adriana Moura #1" })).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test("who may only look sees who picks what without a way to change it; without the extra there is nothing", async () => {
  const keeper = { ...rootUser, isRoot: false, permissions: [{ name: "accessToShopperShopper" }] }
  for (const [props, more] of [
    [{ readOnly: true }, {}],
    [{}, { user: keeper }],
  ] as const) {
    await openPicking(props, pickingBackend(more))
    await expect.element(page.getByRole("row", { name: "Adriana Moura #2" })).toBeVisible()
    expect(page.getByRole("button", { name: /order #/ }).elements()).toEqual([])
  }
  const extras = ["resources"] as const
  await openPicking({ open: undefined }, pickingBackend({ extras }))
  await expect.element(page.getByRole("row", { name: "Denise Rangel" })).toBeVisible()
  for (const name of ["Picking now", "Set PIN"]) expect(button(name).elements()).toEqual([])
  await openPicking({}, pickingBackend({ extras }))
  await seen(/Its list comes with a newer version/)
})

test("a PIN is typed or generated, refused while it is easy to guess, and taken away again", async () => {
  const backend = await openPicking({ open: undefined }, describedBackend())
  const kept = () => backend.records(shoppers)[0]?.pinSetAt
  await button("Set PIN").first().click()
  const dialog = page.getByRole("dialog")
  const field = dialog.getByRole("textbox", { name: "PIN" })
  await field.fill("12a34")
  await expect.element(field).toHaveValue("1234")
  await dialog.getByRole("button", { name: "Set PIN" }).click()
  await expect.element(dialog.getByText(/easy to guess/)).toBeVisible()
  await dialog.getByRole("button", { name: "Generate" }).click()
  await expect.poll(() => (field.element() as HTMLInputElement).value).toMatch(/^\d{6}$/)
  await dialog.getByRole("button", { name: "Set PIN" }).click()
  await seen("The PIN of Adriana Moura has been set")
  expect(kept()).toMatch(/Z$/)
  await button("Set PIN").first().click()
  await expect.element(field).toHaveValue("")
  await dialog.getByRole("button", { name: "Remove PIN" }).click()
  await seen("Adriana Moura has no PIN anymore")
  expect(kept()).toBeNull()
})
