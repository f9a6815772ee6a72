import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { AskedBeforeDeleting, ClosedAtFirst, Deleting } from "../../../stories/ui/Dialog.stories.tsx"

const opener = page.getByRole("button", { name: "Excluir…", includeHidden: true })
const dialog = page.getByRole("alertdialog", { name: "Excluir usuário" })

test("someone who is asked before deleting stands on the button that loses nothing", async () => {
  await AskedBeforeDeleting.run()

  await expect.element(page.getByRole("button", { name: "Cancelar" })).toHaveFocus()
})

test("someone who presses Escape is back where they were", async () => {
  await ClosedAtFirst.run()

  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard("{Escape}")

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test("someone who goes on with Tab stays inside the dialog", async () => {
  await AskedBeforeDeleting.run()

  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard("{Tab}")
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test("someone who waits for a deletion cannot leave by Escape, and cannot ask twice", async () => {
  await Deleting.run()

  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Cancelar" })).toBeDisabled()
  await expect
    .element(page.getByRole("button", { name: "Excluindo…" }))
    .toHaveAttribute("aria-disabled", "true")
})

test("someone who confirms keeps the focus on the button while it works", async () => {
  await AskedBeforeDeleting.run()

  await userEvent.keyboard("{Tab}{Enter}")

  await expect.element(page.getByRole("button", { name: "Excluindo…" })).toHaveFocus()
})

test("a dialog opens inside the panel, so that it wears the panel's colours", async () => {
  await AskedBeforeDeleting.run()

  expect(dialog.element().closest(".balcao")).not.toBeNull()
})
