import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { SnackbarThatGoes, SnackbarThatStays } from "../../../stories/ui/Messages.stories.tsx"

const remove = page.getByRole("button", { name: "Excluir" })
const said = page.getByText("Usuário excluído")
const undo = page.getByRole("button", { name: "Desfazer" })

test("someone who regrets takes it back, and the message goes", async () => {
  await SnackbarThatStays.run()
  await remove.click()
  await undo.click()

  await expect.element(page.getByRole("status", { name: "Desfeito" })).toHaveTextContent("sim")
  await expect.element(said).not.toBeInTheDocument()
})

test("someone who does nothing loses the way back first, then the message", async () => {
  await SnackbarThatGoes.run()
  await remove.click()

  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(said).toBeInTheDocument()
  await expect.element(said).not.toBeInTheDocument()
})

test("someone who reads a message with the pointer on it has all the time they need", async () => {
  await SnackbarThatGoes.run()
  await remove.click()
  await userEvent.hover(said)
  await new Promise((resolve) => setTimeout(resolve, 700))
  await expect.element(said).toBeInTheDocument()

  await userEvent.unhover(said)
  await expect.element(said).not.toBeInTheDocument()
})

test("someone who closes a message is rid of it", async () => {
  await SnackbarThatStays.run()
  await remove.click()
  await page.getByRole("button", { name: "Fechar" }).click()

  await expect.element(said).not.toBeInTheDocument()
})
