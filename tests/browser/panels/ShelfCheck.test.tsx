import { encodeEAN13 } from "etiket/barcode"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { products } from "../../../src/contract/resources/products.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { listed, memoryBackend, restaurantUser, rootUser } from "../../../src/testing/index.ts"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.restoreAllMocks())

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()
const field = () => page.getByRole("textbox", { name: "Barcode or name" })
const price = () => page.getByRole("textbox", { name: "On the label" })

const ean = "7891234500014"
const rice = {
  name: "Arroz tipo 1 5 kg",
  sellBy: "UNIT",
  unit: "UN",
  price: 2690,
  ean,
  place: "C-04",
  owner: restaurantUser.company!._id,
} as const
const beans = { ...rice, name: "Feijão carioca 1 kg", price: 849, ean: "7891234500021" }

const open = async (user = rootUser, more: object = {}) => {
  const backend = memoryBackend({ user, resources: [listed(products, [rice, beans])], ...more })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={products} open="view/check" onOpenChange={() => {}} />,
  })
  return backend
}

const labelOf = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.records(products).map(({ label }) => label)

test("a label that matches is noted with Enter alone, and the next code may come", async () => {
  const backend = await open()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard(`0${ean}{Enter}`)
  await expect.element(price()).toHaveFocus()
  await seen("R$26.90")
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await seen("1 checked, 0 different")
  await expect.element(field()).toHaveFocus()
  expect(labelOf(backend)).toEqual([null, null])
  await seen("No labels in the queue")
})

test("a label that differs goes to the queue, which printing empties once all is well", async () => {
  const backend = await open()
  await field().fill(ean)
  await userEvent.keyboard("{Enter}")
  await price().fill("24.90")
  await seen("The label is R$2.00 cheaper. The customer pays the lower of the two.")
  await button("Add to the print queue").click()
  await seen("Label R$24.90, in the queue")
  await field().fill("feijão")
  await userEvent.keyboard("{Enter}")
  await button("No label").click()
  await seen("No label, in the queue")
  await seen("2 labels in the queue")
  expect(labelOf(backend)).toEqual(["CHECKED", "CHECKED"])
  await expectAccessible()
  await button("Print all 2").click()
  await button("Print").click()
  await seen(/^Did they print correctly/)
  await button("Yes, clear them").click()
  await seen("No labels in the queue")
  expect(labelOf(backend)).toEqual([null, null])
})

test("the price of the label becomes that of the product", async () => {
  const backend = await open()
  await field().fill(ean)
  await userEvent.keyboard("{Enter}")
  await price().fill("24.90")
  await button("Lower to R$24.90").click()
  await seen("1 checked, 0 different")
  expect(backend.records(products)[0]).toMatchObject({ price: 2490, label: null })
})

test("what is typed stays where a check fails, and an unknown code is said", async () => {
  const backend = await open()
  await field().fill("7891234500038")
  await userEvent.keyboard("{Enter}")
  await seen("No product with “7891234500038”.")
  await field().fill(ean)
  await userEvent.keyboard("{Enter}")
  await price().fill("24.90")
  backend.offline(true)
  await button("Add to the print queue").click()
  await expect.element(page.getByRole("alert")).toBeVisible()
  await expect.element(price()).toHaveValue("24.90")
  backend.offline(false)
  await button("Add to the print queue").click()
  await seen("Label R$24.90, in the queue")
})

test("a server without labels is not asked for them", async () => {
  const backend = memoryBackend({
    user: rootUser,
    resources: [listed(products, [rice])],
    extras: extras.filter((one) => one !== "shelf-labels"),
  })
  await openStory(English, { backend, children: <ResourcePanel resource={products} /> })
  await seen(rice.name)
  await expect.element(button("Check shelf")).not.toBeInTheDocument()
})

/** A camera before which a barcode is held. */
const holdLabel = (digits: string) => {
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext("2d")!
  context.fillStyle = "#eee"
  context.fillRect(0, 0, 640, 480)
  let [at, isBar] = [130, true]
  for (const width of encodeEAN13(digits).bars) {
    context.fillStyle = isBar ? "#111" : "#eee"
    context.fillRect(at, 160, width * 4, 160)
    ;[at, isBar] = [at + width * 4, !isBar]
  }
  const stream = canvas.captureStream(10)
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream)
  return stream
}

test("the camera reads a label, and rests once the screen is left", async () => {
  const stream = holdLabel(ean)
  await open()
  await button("Scan with the camera").click()
  await seen(rice.name)
  await seen(/^Scanned at/)
  await expectAccessible()
  await button("Type the code").click()
  await expect.element(field()).toBeVisible()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"])
})

test("where the camera may not be used, the code is typed", async () => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(
    new DOMException("denied", "NotAllowedError"),
  )
  await open()
  await button("Scan with the camera").click()
  await seen(/^The browser does not let us use the camera/)
  await expect.element(field()).toBeVisible()
})
