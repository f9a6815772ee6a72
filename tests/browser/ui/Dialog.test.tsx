import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  AskedBeforeDeleting,
  ClosedAtFirst,
  Deleting,
  Selected,
  StatusFailed,
  StatusToChoose,
  StatusUpdating,
} from "../../../stories/ui/Dialog.stories.tsx"

const opener = page.getByRole("button", { name: "Excluir…", includeHidden: true })
const dialog = page.getByRole("alertdialog", { name: "Excluir usuário" })

test("someone who is asked before deleting has the focus on Cancel", async () => {
  await AskedBeforeDeleting.run()

  await expect.element(page.getByRole("button", { name: "Cancelar" })).toHaveFocus()
  await expect.element(dialog).toHaveAccessibleDescription(/./)
})

test("someone who presses Escape is back where they were", async () => {
  await ClosedAtFirst.run()

  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard("{Escape}")

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test("someone who keeps pressing Tab stays inside the dialog", async () => {
  await AskedBeforeDeleting.run()

  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard("{Tab}")
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test("someone who waits for a deletion cannot close the dialog, or delete twice", async () => {
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

test("a dialog opens inside the panel, so that it has the panel's colors", async () => {
  await AskedBeforeDeleting.run()

  expect(dialog.element().closest(".balcao")).not.toBeNull()
})

const update = page.getByRole("button", { name: "Atualizar situação" })

test("someone updates a status, and only after choosing one", async () => {
  await StatusToChoose.run()

  await expect.element(update).toBeDisabled()
  await page.getByRole("radio", { name: "Em espera" }).click()
  await update.click()

  await expect.element(page.getByRole("status", { name: "Situação" })).toHaveTextContent("ON_HOLD")
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
})

test("someone cannot leave or change a status while it is updated, and reads why an update failed", async () => {
  await StatusUpdating.run()
  await userEvent.keyboard("{Escape}")
  await expect.element(page.getByRole("dialog", { name: "Atualizar situação" })).toBeVisible()
  await expect.element(page.getByRole("radio", { name: "Resolvido" })).toBeDisabled()

  await StatusFailed.run()
  await expect.element(page.getByRole("alert")).toHaveTextContent("O serviço não respondeu. Tente de novo.")
})

test("the dialogs are as wide as the specification has them", async () => {
  await page.viewport(1280, 800)
  const widthOf = (role: "dialog" | "alertdialog") =>
    page.getByRole(role).element().parentElement?.getBoundingClientRect().width

  await AskedBeforeDeleting.run()
  expect(widthOf("alertdialog")).toBe(440)
  await StatusToChoose.run()
  expect(widthOf("dialog")).toBe(400)
  await Selected.run()
  expect(widthOf("dialog")).toBe(480)
})
