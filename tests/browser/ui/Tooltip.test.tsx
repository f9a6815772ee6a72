import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Sizes } from "../../../stories/ui/Button.stories.tsx"

const deleteButton = page.getByRole("button", { name: "Excluir" })
const reason = page.getByRole("tooltip", { name: "Papéis padrão não podem ser excluídos" })

test("someone who hovers a disabled button reads why it is disabled", async () => {
  await Sizes.run()
  await userEvent.hover(page.getByRole("button", { name: "Entrar" }))
  await userEvent.hover(deleteButton)

  await expect.element(reason).toBeVisible()
  expect(reason.element().closest(".balcao")).not.toBeNull()
})

test("someone who focuses a disabled button reads why it is disabled", async () => {
  await Sizes.run()
  await userEvent.click(page.getByRole("button", { name: "Editar" }).last())
  await userEvent.keyboard("{Tab}")

  await expect.element(deleteButton).toHaveFocus()
  await expect.element(reason).toBeVisible()
})

test("a tooltip describes its button until Escape closes it or one leaves", async () => {
  await Sizes.run()
  await userEvent.hover(deleteButton)
  await expect.element(deleteButton).toHaveAccessibleDescription("Papéis padrão não podem ser excluídos")
  await userEvent.keyboard("{Escape}")
  await expect.element(reason).not.toBeInTheDocument()
  expect(deleteButton.element().hasAttribute("aria-describedby")).toBe(false)
  await userEvent.unhover(deleteButton)
  await userEvent.hover(deleteButton)
  await expect.element(reason).toBeVisible()
  await userEvent.unhover(deleteButton)
  await expect.element(reason).not.toBeInTheDocument()
})

test("whoever goes from button to button, to either side, reads the tooltip of the one they are at", async () => {
  await Sizes.run()
  const icons = page.getByRole("button", { name: "Editar" })
  const edit = page.getByRole("tooltip", { name: "Editar" })
  await userEvent.hover(deleteButton)
  await expect.element(reason).toBeVisible()
  for (const _ of [1, 2]) {
    await userEvent.hover(icons.last())
    await expect.element(edit).toBeVisible()
    expect(page.getByRole("tooltip").elements()).toHaveLength(1)
    await userEvent.hover(deleteButton)
    await expect.element(reason).toBeVisible()
    expect(page.getByRole("tooltip").elements()).toHaveLength(1)
  }
})

test("a pointer that goes to the button before, while none is open yet, reads its tooltip", async () => {
  await Sizes.run()
  const icons = page.getByRole("button", { name: "Editar" })
  for (const button of [icons.last(), deleteButton]) {
    await userEvent.hover(button)
    await expect.element(page.getByRole("tooltip")).toBeVisible()
  }
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.hover(page.getByRole("button", { name: "Entrar" }))
  // Longer than a page stays warm for the next tooltip.
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument()
  vi.useRealTimers()
  await userEvent.hover(deleteButton)
  await userEvent.hover(icons.last())
  await expect.element(page.getByRole("tooltip", { name: "Editar" })).toBeVisible()
})
