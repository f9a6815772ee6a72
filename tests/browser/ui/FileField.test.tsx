import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Empty, Refused, Slow, Stored } from "../../../stories/ui/FileField.stories.tsx"

const bytes = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
)
const png = (name = "prato.png", size = 0) =>
  new File([bytes, new Uint8Array(size)], name, { type: "image/png" })

const choose = (name = "Foto: Escolher arquivo") => page.getByRole("button", { name })
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!

/** Returns the data of a drag or a copy. */
const transferOf = (file: File) => {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

test("someone chooses a picture, sees it with its name, and takes another or none", async () => {
  await Empty.run()
  await userEvent.upload(input(), png())

  await expect.element(page.getByText("prato.png", { exact: true })).toBeVisible()
  await expect.element(page.getByRole("status")).toHaveTextContent("prato.png foi enviado")
  await expect.poll(() => document.querySelector("img")?.naturalWidth).toBe(1)
  await page.getByRole("button", { name: "Remover arquivo" }).click()
  await expect.element(choose()).toHaveFocus()
  expect(document.querySelector("img")).toBeNull()
})

test("someone at the keyboard reaches what chooses, replaces and removes", async () => {
  await Stored.run()
  await userEvent.keyboard("{Tab}")
  await expect.element(choose("Foto: Trocar")).toHaveFocus()
  await userEvent.keyboard("{Tab}")
  await expect.element(page.getByRole("button", { name: "Remover arquivo" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(choose()).toHaveFocus()
})

test("someone drops a picture, or pastes one", async () => {
  await Empty.run()
  const zone = input().parentElement!
  zone.dispatchEvent(
    new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: transferOf(png()) }),
  )
  await expect.poll(() => zone.hasAttribute("data-over")).toBe(true)
  zone.dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transferOf(png("solto.png")) }),
  )
  await expect.element(page.getByText("solto.png", { exact: true })).toBeVisible()
  expect(zone.hasAttribute("data-over")).toBe(false)

  const paste = new ClipboardEvent("paste", {
    bubbles: true,
    cancelable: true,
    clipboardData: transferOf(png("colado.png")),
  })
  zone.dispatchEvent(paste)
  await expect.element(page.getByText("colado.png", { exact: true })).toBeVisible()
})

test("a file of another type, or too large, is not sent, and the field says why", async () => {
  await Slow.run()
  await userEvent.upload(input(), new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }))
  await expect.element(choose()).toHaveAccessibleDescription("Envie uma imagem PNG, JPEG, WebP ou GIF.")
  const zone = input().parentElement!
  const svg = transferOf(new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }))
  for (const event of [
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: svg }),
    new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: svg }),
  ]) {
    zone.dispatchEvent(event)
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Envie uma imagem PNG, JPEG, WebP ou GIF.")
  }
  await userEvent.upload(input(), png("grande.png", 5_242_880))
  await expect.element(choose()).toHaveAccessibleDescription("O arquivo passa de 5 MB.")
  expect(document.querySelector("progress")).toBeNull()
})

test("someone sees how far a file is, and cancels it", async () => {
  await Slow.run()
  await userEvent.upload(input(), png())
  await expect
    .element(page.getByRole("progressbar", { name: "Enviando prato.png" }))
    .toHaveAttribute("value", "40")
  await page.getByRole("button", { name: "Foto: Cancelar envio" }).click()
  await expect.element(choose()).toHaveFocus()
  expect(document.querySelector("progress")).toBeNull()
})

test("a file that could not be sent is told in the caller's words, and may be sent again", async () => {
  await Refused.run()
  await userEvent.upload(input(), png())
  await expect.element(choose()).toHaveAccessibleDescription("O envio não deu certo. Tente de novo.")
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await expect.element(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible()
})
