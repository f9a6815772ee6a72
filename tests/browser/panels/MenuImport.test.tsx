import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { menuLists } from "../../../src/contract/menu/menuData.ts"
import { listed } from "../../../src/testing/index.ts"
import { expectAccessible } from "../axe.ts"
import { menuBackend } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"

beforeEach(() => page.viewport(1280, 800))

const emptyBackend = () =>
  menuBackend({ resources: Object.values(menuLists).map((list) => listed(list, []) as never), menuLinks: {} })

const open = (backend: ReturnType<typeof menuBackend>) =>
  render(
    <WithBackend backend={backend}>
      <MenuPanel features={{ preview: false }} />
    </WithBackend>,
  )

const price = (name: string) => page.getByRole("textbox", { name: `Preço de ${name}` })
const dialog = () => page.getByRole("dialog", { name: "Importar cardápio" })
const paste = async (lines: ReadonlyArray<string>) =>
  dialog().getByRole("textbox", { name: "Planilha ou JSON" }).fill(lines.join("\n"))

test("a store without a menu begins with a preset, which one press takes back", async () => {
  await open(emptyBackend())
  await page.getByRole("button", { name: "Pizzaria" }).click()
  await expect.element(price("Refrigerante lata")).toHaveValue("7,00")
  await page.getByRole("button", { name: "Desfazer a última mudança" }).click()
  await expect.element(page.getByRole("heading", { name: "Comece o cardápio" })).toBeVisible()
})

test("the first item that is typed brings a store its menu, and is on the customer's phone", async () => {
  await page.viewport(1440, 900)
  await render(
    <WithBackend backend={emptyBackend()}>
      <MenuPanel />
    </WithBackend>,
  )
  await page.getByRole("button", { name: "Categoria" }).click()
  await page.getByLabelText("Nome").fill("Pizzas")
  await page.getByRole("button", { name: "Criar" }).click()
  await page.getByRole("button", { name: "Novo item em Pizzas" }).click()
  const item = page.getByRole("dialog", { name: "Novo item" })
  await item.getByLabelText("Nome").fill("Calabresa")
  await item.getByLabelText("Preço").fill("49,90")
  await item.getByRole("button", { name: "Criar" }).click()
  const phone = page.getByRole("region", { name: "Como o cliente vê" })
  await expect.element(phone.getByRole("button", { name: "Calabresa" })).toBeVisible()
})

test("a pasted sheet is shown before it is saved, and taken back in one press", async () => {
  await open(menuBackend())
  await expect.element(price("Nhoque ao sugo")).toBeVisible()
  await page.getByRole("button", { name: "Importar e exportar" }).click()
  await page.getByRole("menuitem", { name: "Importar cardápio" }).click()
  await paste(["Categoria\tNome\tPreço", "Massas\tNhoque ao sugo\t389,00", "Massas\tRavióli\t52,90"])
  await expect
    .element(dialog().getByRole("checkbox", { name: "Mudar o preço de Nhoque ao sugo" }))
    .toBeVisible()
  await expectAccessible()
  await dialog().getByRole("button", { name: "Gravar 1 linha" }).click()
  await expect.element(dialog().getByText("Pronto. Criados: 1. Mudados: 0.")).toBeVisible()
  await expect.element(price("Ravióli")).toHaveValue("52,90")
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
  await dialog().getByRole("button", { name: "Desfazer" }).click()
  await expect.element(price("Ravióli")).not.toBeInTheDocument()
})

test("on a phone the dialog fills the screen, and says that nothing is saved yet", async () => {
  await page.viewport(390, 844)
  await open(emptyBackend())
  await page.getByRole("button", { name: "Importar planilha" }).click()
  await paste(["Nome;Preço", "Coxinha;7,5", "Empada;oito"])
  await expect.element(dialog().getByText("Nada foi gravado.")).toBeVisible()
  await userEvent.keyboard("{Escape}")
})
