import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { UserOutranks } from "../../../src/contract/users/user.ts"
import { Edit, English } from "../../../stories/panels/UserEditorPanel.stories.tsx"
import { openStory } from "./openStory.ts"

const button = (name: string) => page.getByRole("button", { name, exact: true })

test("an administrator moves somebody to another company, and goes on with what was typed", async () => {
  const backend = await openStory(English)
  await page.getByRole("textbox", { name: /^Occupation/ }).fill("Cashier")
  await button("Change company…").click()
  const dialog = page.getByRole("dialog", { name: "Change the company of Camila Nogueira" })
  await dialog.getByRole("button", { name: "Change company", exact: true }).click()
  await expect.element(dialog.getByText("Choose", { exact: false }).first()).toBeVisible()
  await dialog.getByRole("combobox", { name: /New company/ }).click()
  await page.getByRole("option").nth(1).click()
  await dialog.getByRole("button", { name: "Change company", exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Camila Nogueira now works for /)).toBeVisible()
  expect(backend.requests).toContain("PUT /acl/users/3/company")
  await expect.element(page.getByRole("textbox", { name: /^Occupation/ })).toHaveValue("Cashier")
  await button("Save").click()
  await expect.element(page.getByText("saved", { exact: false }).first()).toBeVisible()
  expect(backend.users.get(3)).toMatchObject({ occupation: "Cashier" })
})

test("a refused move is explained in the dialog, which stays", async () => {
  const backend = await openStory(Edit)
  backend.refuse(calls.users.move, new UserOutranks())
  await button("Mudar de empresa…").click()
  const dialog = page.getByRole("dialog", { name: "Mudar a empresa de Camila Nogueira" })
  await dialog.getByRole("combobox", { name: /Nova empresa/ }).click()
  await page.getByRole("option").nth(1).click()
  await dialog.getByRole("button", { name: "Mudar de empresa", exact: true }).click()
  await expect.element(dialog.getByText(/^Este usuário tem acessos que você não tem/)).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button("Mudar de empresa…")).toHaveFocus()
})
