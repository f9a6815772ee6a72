import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Every } from "../../../stories/ui/Choice.stories.tsx"
import { Tones } from "../../../stories/ui/Button.stories.tsx"
import { PasswordShownOnRequest, Some } from "../../../stories/ui/Field.stories.tsx"
import { PartsThatTakeTurns } from "../../../stories/ui/Facts.stories.tsx"

const box = (name: string) => page.getByRole("checkbox", { name })

test("someone hears a parent with only some children as checked, and a half chosen list as mixed", async () => {
  await Every.run()

  await expect.element(box("Só alguns filhos")).toBeChecked()
  await expect.element(box("Só alguns filhos")).not.toBePartiallyChecked()
  await expect.element(box("Algumas linhas")).toBePartiallyChecked()
})

test("someone checks a box by its label", async () => {
  await Every.run()
  await page.getByText("Desmarcada").click()

  await expect.element(box("Desmarcada")).toBeChecked()
})

test("someone goes through segments and a select with the keyboard", async () => {
  await Every.run()
  await page.getByRole("radio", { name: "Hoje" }).click({ force: true })
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(page.getByRole("radio", { name: "7 dias" })).toBeChecked()

  const role = page.getByRole("combobox", { name: "Papel" }).first()
  await userEvent.selectOptions(role, "Atendente")
  await expect.element(role).toHaveValue("clerk")
})

test("someone hears what is wrong with a field together with its name", async () => {
  await Some.run()
  const email = page.getByRole("textbox", { name: "E-mail" })

  await expect.element(email).toHaveAccessibleDescription("E-mail é obrigatório")
  await expect.element(email).toBeInvalid()
})

test("someone looks at the password they typed, and hides it again", async () => {
  await PasswordShownOnRequest.run()
  const password = page.getByLabelText("Senha", { exact: true })
  await page.getByRole("button", { name: "Mostrar senha" }).click()
  await expect.element(password).toHaveAttribute("type", "text")

  await page.getByRole("button", { name: "Ocultar senha" }).click()
  await expect.element(password).toHaveAttribute("type", "password")
})

test("someone goes from tab to tab with the arrow keys, past those that are closed", async () => {
  await PartsThatTakeTurns.run()
  await page.getByRole("tab", { name: "Redes sociais" }).click()
  await userEvent.keyboard("{ArrowRight}")

  await expect.element(page.getByRole("tab", { name: "Alterar senha" })).toHaveFocus()
  await expect.element(page.getByRole("tabpanel", { name: "Alterar senha" })).toHaveTextContent("password")
})

test("someone can stay on a button that is busy, but not press it", async () => {
  await Tones.run()
  const busy = page.getByRole("button", { name: "Salvando…" }).first()

  await expect.element(busy).toHaveAttribute("aria-disabled", "true")
  await expect.element(busy).not.toHaveAttribute("disabled")
})
