import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Every } from "../../../stories/ui/Choice.stories.tsx"
import { Tones } from "../../../stories/ui/Button.stories.tsx"
import { PasswordShownOnRequest, Some } from "../../../stories/ui/Field.stories.tsx"
import { TabsWithErrors } from "../../../stories/ui/DataDisplay.stories.tsx"

const box = (name: string) => page.getByRole("checkbox", { name })

test("a screen reader gets a parent with only some children as checked, and a partly selected list as mixed", async () => {
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

test("someone uses a segmented control and a select with the keyboard", async () => {
  await Every.run()
  await page.getByRole("radio", { name: "Hoje" }).click({ force: true })
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(page.getByRole("radio", { name: "7 dias" })).toBeChecked()

  const role = page.getByRole("combobox", { name: "Papel" }).first()
  await userEvent.selectOptions(role, "Atendente")
  await expect.element(role).toHaveValue("clerk")
})

test("a screen reader gets the error of a field as its description", async () => {
  await Some.run()
  const email = page.getByRole("textbox", { name: "E-mail" })

  await expect.element(email).toHaveAccessibleDescription("E-mail é obrigatório")
  await expect.element(email).toBeInvalid()
})

test("someone shows the password they typed, and hides it again", async () => {
  await PasswordShownOnRequest.run()
  const password = page.getByLabelText("Senha", { exact: true })
  await page.getByRole("button", { name: "Mostrar senha" }).click()
  await expect.element(password).toHaveAttribute("type", "text")

  await page.getByRole("button", { name: "Ocultar senha" }).click()
  await expect.element(password).toHaveAttribute("type", "password")
})

test("someone moves between tabs with the arrow keys, past disabled ones", async () => {
  await TabsWithErrors.run()
  await page.getByRole("tab", { name: "Redes sociais" }).click()
  await userEvent.keyboard("{ArrowRight}")

  await expect.element(page.getByRole("tab", { name: "Alterar senha" })).toHaveFocus()
  await expect.element(page.getByRole("tabpanel", { name: "Alterar senha" })).toHaveTextContent("password")
})

test("arrow keys follow the text in a page that is read from right to left", async () => {
  document.body.dir = "rtl"
  onTestFinished(() => document.body.removeAttribute("dir"))
  await TabsWithErrors.run()
  await page.getByRole("tab", { name: "Redes sociais" }).click()
  await userEvent.keyboard("{ArrowLeft}")

  await expect.element(page.getByRole("tab", { name: "Alterar senha" })).toHaveFocus()
})

test("someone can focus a busy button, but not press it", async () => {
  await Tones.run()
  const busy = page.getByRole("button", { name: "Salvando…" }).first()

  await expect.element(busy).toHaveAttribute("aria-disabled", "true")
  await expect.element(busy).not.toHaveAttribute("disabled")
})
