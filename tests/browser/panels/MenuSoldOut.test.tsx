import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { expectAccessible } from "../axe.ts"
import { menuBackend } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"

test("what is sold out stands above the menu, tells who knows of it, and all of it is back by one press", async () => {
  await page.viewport(390, 844)
  const backend = menuBackend()
  await render(
    <WithBackend backend={backend}>
      <MenuPanel features={{ preview: false }} />
    </WithBackend>,
  )
  const strip = page.getByRole("region", { name: "Esgotados agora" })
  await expect.element(strip.getByText("Suco de uva")).toBeVisible()
  await strip.getByRole("button", { name: "Ver esgotados" }).click()
  const dialog = page.getByRole("dialog", { name: "Esgotados" })
  const details = dialog.getByRole("button", { name: "Detalhes de Suco de uva" })
  await expect.element(dialog.getByText("em 2 itens e opções")).toBeVisible()
  await expect.element(details).toHaveAttribute("aria-expanded", "false")
  await details.click()
  await expect.element(dialog.getByRole("region", { name: "Quem já sabe" })).toBeVisible()
  expect(
    backend.requests.filter((one) => /menu\/.*\/stops/.test(one)),
    "strip and sheet read them once",
  ).toHaveLength(1)
  await expectAccessible()
  await userEvent.keyboard("{Escape}")
  await strip.getByRole("button", { name: "Voltar todos" }).click()
  await expect.element(strip).not.toBeInTheDocument()
})
