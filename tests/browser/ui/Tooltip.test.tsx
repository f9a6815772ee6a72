import { expect, test } from "vitest"
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
