import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { HeldSnackbar, LongSnackbar, OverBars, ShortSnackbar } from "../../../stories/ui/Messages.stories.tsx"

const remove = page.getByRole("button", { name: "Excluir" })
const message = page.getByText("Usuário excluído")
const undo = page.getByRole("button", { name: "Desfazer" })

test("someone undoes an action, and the message closes", async () => {
  await LongSnackbar.run()
  await remove.click()
  await undo.click()

  await expect.element(page.getByRole("status", { name: "Desfeito" })).toHaveTextContent("sim")
  await expect.element(message).not.toBeInTheDocument()
})

test("someone who does nothing can no longer undo, and then the message closes", async () => {
  await ShortSnackbar.run()
  await remove.click()

  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(message).toBeInTheDocument()
  await expect.element(message).not.toBeInTheDocument()
})

test("someone who reads a message with the pointer on it has all the time they need", async () => {
  await HeldSnackbar.run()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  await remove.click()
  await userEvent.hover(message)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(message).toBeInTheDocument()

  await userEvent.unhover(message)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(message).not.toBeInTheDocument()
})

test("someone closes a message", async () => {
  await LongSnackbar.run()
  await remove.click()
  await page.getByRole("button", { name: "Fechar" }).click()

  await expect.element(message).not.toBeInTheDocument()
})

test("someone saves again while they are told that it is saved: no message covers a bar, wherever it is", async () => {
  await OverBars.run()
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.element(page.getByText("Usuário salvo")).toBeVisible()
  for (const save of page.getByRole("button", { name: "Salvar" }).elements())
    await expect.poll(() => isOnTop(save)).toBe(true)
})
