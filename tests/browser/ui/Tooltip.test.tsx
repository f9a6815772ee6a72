import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Sizes } from "../../../stories/ui/Button.stories.tsx"

const bin = page.getByRole("button", { name: "Excluir" })
const why = page.getByRole("tooltip", { name: "Papéis padrão não podem ser excluídos" })

test("someone who points at a button that is disabled reads why", async () => {
  await Sizes.run()
  await userEvent.hover(page.getByRole("button", { name: "Entrar" }))
  await userEvent.hover(bin)

  await expect.element(why).toBeVisible()
  expect(why.element().closest(".balcao")).not.toBeNull()
})

test("someone at the keyboard reaches a button that is disabled and reads why", async () => {
  await Sizes.run()
  await userEvent.click(page.getByRole("button", { name: "Editar" }).last())
  await userEvent.keyboard("{Tab}")

  await expect.element(bin).toHaveFocus()
  await expect.element(why).toBeVisible()
})
