import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { menuBackend } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"
import { expectAccessible } from "../axe.ts"

/** A picture of this size. */
const drawn = async (name: string, width: number, height: number) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  canvas.getContext("2d")?.fillRect(0, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob ?? ""], name, { type: "image/png" })
}

test("on a phone a picture of an item comes from the camera, is cut to 4:3, and another one is made its cover", async () => {
  await page.viewport(390, 844)
  const backend = menuBackend()
  await render(
    <WithBackend backend={backend}>
      <MenuPanel />
    </WithBackend>,
  )
  await page.getByRole("button", { name: "Abrir Nhoque ao sugo" }).click()
  await page.getByRole("tab", { name: "Fotos" }).click()
  const tab = page.getByRole("region", { name: "Fotos do item" })
  await expect.element(tab.getByRole("button", { name: "Tirar foto" })).toBeVisible()
  const inputs = () => [...tab.element().querySelectorAll<HTMLInputElement>("input[type=file]")]
  const [many, camera] = inputs()
  expect([many?.multiple, camera?.getAttribute("capture")]).toEqual([true, "environment"])
  const images = () => backend.records(menuItems)[1]?.images?.map(({ _id }) => _id) ?? []
  for (const [at, input] of [camera!, many!].entries()) {
    await userEvent.upload(input, await drawn(`prato-${at}.png`, 240, 240))
    await page.getByRole("button", { name: "Recortar e enviar" }).click()
    await expect.poll(() => images().length).toBe(at + 1)
  }
  const sizes = () =>
    [...tab.element().querySelectorAll("img")].map((one) => one.naturalWidth / one.naturalHeight)
  await expect.poll(sizes).toEqual([4 / 3, 4 / 3])
  await expectAccessible()
  const [first, second] = images()
  await tab.getByRole("button", { name: "Usar a foto 2 como capa" }).click()
  await expect.poll(images).toEqual([second, first])
})

test("as it will be on another day at eight in the evening, what is sold at lunch alone is not on the phone", async () => {
  await page.viewport(1440, 900)
  const backend = menuBackend()
  await render(
    <WithBackend backend={backend}>
      <MenuPanel />
    </WithBackend>,
  )
  await page.getByRole("button", { name: "Abrir Nhoque ao sugo" }).click()
  const { _id, version } = backend.records(menuItems)[1]!
  const week = Array.from({ length: 7 }, () => [{ from: 660, to: 900 }])
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ops: [{ op: "set", list: "items", _id, version, fields: { week } }] }),
  }
  expect((await backend.fetch("http://memory.test/menu/1/changes", init)).ok).toBe(true)
  await userEvent.keyboard("{Escape}")
  const moment = page.getByRole("combobox", { name: "Momento" })
  const phone = page.getByRole("region", { name: "Como o cliente vê" })
  const gnocchi = phone.getByRole("button", { name: "Nhoque ao sugo" })
  const showAt = async (time: string) => {
    const options = [...(moment.element() as HTMLSelectElement).options]
    await moment.selectOptions(options.findLast(({ text }) => text.endsWith(time))!.text)
  }
  await showAt("12:00")
  await expect.element(gnocchi).toBeVisible()
  await showAt("20:00")
  await expect.element(gnocchi).not.toBeInTheDocument()
  await expect.element(phone.getByRole("button", { name: "Lasanha à bolonhesa" })).toBeVisible()
})
