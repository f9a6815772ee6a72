import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { menu as calls } from "../../../src/contract/menu/menuCalls.ts"
import { StaleRows } from "../../../src/contract/menu/refusals.ts"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { expectAccessible } from "../axe.ts"
import { menuCategories } from "../../../src/contract/resources/menuCategories.ts"
import { listed } from "../../../src/testing/index.ts"
import { menuBackend, menuOptions } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"

beforeEach(() => page.viewport(1280, 800))

const noPreview = { preview: false }

const open = async (backend = menuBackend()) => {
  const screen = await render(
    <WithBackend backend={backend}>
      <MenuPanel features={noPreview} />
    </WithBackend>,
  )
  await expect.element(price("Lasanha à bolonhesa")).toBeVisible()
  return { backend, screen }
}

/** The small menu with its first category off. */
const categoryOff = () => {
  const [menuRows, , ...others] = menuOptions.resources ?? []
  const names = ["Massas", "Pizzas", "Bebidas"]
  const categories = names.map(
    (name) => ({ name, template: "DEFAULT", isActive: name !== "Massas", owner: 1 }) as const,
  )
  return menuBackend({ resources: [menuRows!, listed(menuCategories, categories), ...others] })
}

const price = (name: string) => page.getByRole("textbox", { name: `Preço de ${name}` })
const line = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) })
const saved = () => page.getByRole("status").filter({ hasText: /^Salvo às/ })

test("a price is saved when it is left, is taken back, and is written as people write prices", async () => {
  await open()
  await price("Nhoque ao sugo").fill("R$ 1.042,5")
  await userEvent.keyboard("{Enter}")
  await expect.element(price("Nhoque ao sugo")).toHaveValue("1042,50")
  await expect.element(saved()).toBeVisible()
  await page.getByRole("button", { name: "Desfazer a última mudança" }).click()
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
})

test("a price of one menu leads over the inherited one, which comes back once it is emptied", async () => {
  const [menuRows, ...others] = menuOptions.resources ?? []
  const second = { name: "iFood", context: "DELIVERY", status: "ACTIVE", owner: 1 } as const
  const adjusted = { ...second, adjustKind: "PERCENT", adjustPercent: 1500, roundTo: "X90" } as const
  await open(menuBackend({ resources: [{ ...menuRows!, rows: [...menuRows!.rows, adjusted] }, ...others] }))
  await page.getByRole("combobox", { name: "Preços e prévia" }).selectOptions("iFood")
  await expect.element(price("Lasanha à bolonhesa")).toHaveValue("49,90")
  await price("Lasanha à bolonhesa").fill("52")
  await userEvent.keyboard("{Enter}")
  await expect.element(line("Lasanha à bolonhesa").getByText("herda R$ 49,90")).toBeVisible()
  await price("Lasanha à bolonhesa").fill("")
  await userEvent.keyboard("{Enter}")
  await expect.element(price("Lasanha à bolonhesa")).toHaveValue("49,90")
  await page.getByRole("combobox", { name: "Preços e prévia" }).selectOptions("Preços do item")
  await expect.element(price("Lasanha à bolonhesa")).toHaveValue("42,90")
})

test("what is no price stays as it was typed, and Escape brings the price back", async () => {
  await open()
  await price("Nhoque ao sugo").fill("doze")
  await userEvent.keyboard("{Enter}")
  await expect.element(price("Nhoque ao sugo")).toBeInvalid()
  await userEvent.keyboard("{Escape}")
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
})

test("an item is sold out in two presses and sold again in one", async () => {
  await open()
  const lasagna = line("Lasanha à bolonhesa")
  const toggle = lasagna.getByRole("switch")
  await userEvent.click(toggle, { force: true })
  const question = page.getByRole("dialog", { name: "Esgotar Lasanha à bolonhesa" })
  await question.getByRole("button", { name: "Esgotar" }).click()
  await expect.element(lasagna.getByText(/^Esgotado/)).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Esgotados\s*2/ })).toBeVisible()
  await userEvent.click(toggle, { force: true })
  await expect.element(lasagna.getByText(/^À venda/)).toBeVisible()
})

test("an ingredient that has run out takes dishes with it, says which, and comes back", async () => {
  await open()
  await page.getByRole("button", { name: "Esgotar…" }).click()
  const sheet = page.getByRole("dialog", { name: "Esgotados" })
  await sheet.getByRole("button", { name: "Esgotar Muçarela" }).click()
  const question = page.getByRole("dialog", { name: "Esgotar Muçarela" })
  const effects = question.getByRole("list", { name: "O que sai junto" })
  await expect
    .element(effects.getByRole("listitem").first())
    .toHaveTextContent("Lasanha à bolonhesasai do cardápio")
  await expect.element(effects.getByText(/^segue sem, por R\$\s5,00 a menos$/)).toBeVisible()
  await question.getByRole("button", { name: "Esgotar", exact: true }).click()
  await sheet.getByRole("button", { name: "Voltar a vender Muçarela" }).click()
  await expect.element(sheet.getByRole("button", { name: "Esgotar Muçarela" })).toBeVisible()
})

test("a category and an item in it are created and used before the server has answered", async () => {
  const { backend } = await open()
  backend.offline(true)
  await page.getByRole("button", { name: "Categoria" }).click()
  await page.getByLabelText("Nome").fill("Sobremesas")
  await page.getByRole("button", { name: "Criar" }).click()
  await page.getByRole("button", { name: "Novo item em Sobremesas" }).click()
  const dialog = page.getByRole("dialog", { name: "Novo item" })
  await dialog.getByLabelText("Nome").fill("Pudim")
  await dialog.getByLabelText("Preço").fill("13,90")
  await dialog.getByRole("button", { name: "Criar" }).click()
  await price("Pudim").fill("14,90")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("Sem conexão. 3 mudanças esperam.")).toBeVisible()
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await expect.element(saved()).toBeVisible()
  await expect.element(price("Pudim")).toHaveValue("14,90")
})

test("a change somebody else was before is told at its line, and given up where wanted", async () => {
  const { backend } = await open()
  backend.refuse(calls.changes, new StaleRows({ ops: [0], rows: {} }))
  await price("Nhoque ao sugo").fill("40")
  await userEvent.keyboard("{Enter}")
  const told = page.getByRole("alert").filter({ hasText: "Outra pessoa mudou isto antes" })
  await expect.element(told).toBeVisible()
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
  await told.getByRole("button", { name: "Descartar" }).click()
  await expect.element(told).not.toBeInTheDocument()
})

test("a half-and-half pizza costs what its rule says, and every other rule beside it", async () => {
  await open()
  await page.getByRole("button", { name: "Abrir Pizza", exact: true }).click()
  await page.getByRole("tab", { name: "Opções" }).click()
  const trial = page.getByRole("region", { name: "Experimentar" })
  await trial.getByLabelText("Tamanho").selectOptions("Grande")
  await trial.getByLabelText("Sabor 1").selectOptions("Calabresa")
  await trial.getByLabelText("Sabor 2").selectOptions("Portuguesa")
  const sums = () => trial.element().textContent?.replaceAll("\u00a0", " ")
  await expect.poll(sums).toContain("Pela médiaR$ 75,40")
  expect(sums()).toContain("Pelo maior preçoR$ 77,90")
  await page.getByRole("textbox", { name: "Preço de Calabresa, Grande" }).fill("73,90")
  await userEvent.keyboard("{Enter}")
  await expect.poll(sums).toContain("Pela médiaR$ 75,90")
})

test("items are found by their options, and what lacks a picture or a code is listed", async () => {
  await open()
  await page.getByRole("searchbox").fill("portuguesa")
  await expect.element(page.getByRole("button", { name: "Abrir Nhoque ao sugo" })).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Abrir Pizza", exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Limpar busca" }).click()
  await page.getByRole("button", { name: /^Sem código/ }).click()
  await expect.element(page.getByRole("button", { name: "Abrir Nhoque ao sugo" })).toBeVisible()
  await expect
    .element(page.getByRole("button", { name: "Abrir Lasanha à bolonhesa" }))
    .not.toBeInTheDocument()
})

test("the reason an item is not sold is told, and one press ends it", async () => {
  await open()
  await page.getByRole("button", { name: "Abrir Suco de uva" }).click()
  await page.getByRole("tab", { name: /^Por que não vende/ }).click()
  const dialog = page.getByRole("dialog", { name: "Suco de uva" })
  await expect.element(dialog.getByText("Suco de uva está esgotado")).toBeVisible()
  await dialog.getByRole("button", { name: "Voltar a vender" }).click()
  await expect.element(dialog.getByText("Suco de uva está esgotado")).not.toBeInTheDocument()
  await expect.element(page.getByRole("tab", { name: /^Por que não vende/ })).toHaveFocus()
})

test("nothing of it stands in the way of a screen reader, wide and on a phone", async () => {
  await open()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectAccessible()
  await page.getByRole("button", { name: "Abrir Pizza", exact: true }).click()
  await page.getByRole("tab", { name: "Opções" }).click()
  await expect.element(page.getByRole("region", { name: "Experimentar" })).toBeVisible()
  await expectAccessible()
})

test("texts of an item are saved one after the other without losing the focus", async () => {
  await open()
  await page.getByRole("button", { name: "Abrir Nhoque ao sugo" }).click()
  const dialog = page.getByRole("dialog", { name: /^Nhoque/ })
  await dialog.getByLabelText("Nome").fill("Nhoque da casa")
  await userEvent.keyboard("{Tab}")
  await expect.element(dialog.getByLabelText(/^Descrição/)).toHaveFocus()
  await userEvent.keyboard("{Control>}a{/Control}Feito aqui.{Tab}")
  await expect.element(page.getByRole("heading", { name: "Nhoque da casa" })).toBeVisible()
  await expect.element(dialog.getByLabelText(/^Descrição/)).toHaveValue("Feito aqui.")
  await dialog.getByLabelText("Nome").fill(" ")
  await userEvent.keyboard("{Tab}")
  await expect.element(dialog.getByText("O campo Nome é obrigatório")).toBeVisible()
  await expect.element(dialog.getByLabelText("Nome")).toHaveValue(" ")
})

test("a reason leads to the tab of the item where it is mended, and the focus goes along", async () => {
  const [menuRows, categories, items, ...others] = menuOptions.resources ?? []
  const rows = items!.rows.map((row) => ({
    ...row,
    ...(row.name === "Suco de uva" && { price: 0, status: "AVAILABLE" }),
  }))
  await open(menuBackend({ resources: [menuRows!, categories!, { ...items!, rows }, ...others] }))
  await page.getByRole("button", { name: "Abrir Suco de uva" }).click()
  await page.getByRole("tab", { name: /^Por que não vende/ }).click()
  const dialog = page.getByRole("dialog", { name: "Suco de uva" })
  await expect.element(dialog.getByText("O item não tem preço")).toBeVisible()
  await expectAccessible()
  await dialog.getByRole("button", { name: "Ver Preço" }).click()
  await expect.element(page.getByRole("tab", { name: "Preço" })).toHaveFocus()
  await expect.element(dialog.getByRole("textbox", { name: /^Preço promocional/ })).toBeVisible()
})

test("a category that is off is turned on from one of its items", async () => {
  const { backend } = await open(categoryOff())
  await page.getByRole("button", { name: "Abrir Nhoque ao sugo" }).click()
  await page.getByRole("tab", { name: /^Por que não vende/ }).click()
  const dialog = page.getByRole("dialog", { name: "Nhoque ao sugo" })
  await dialog.getByRole("listitem").filter({ hasText: "Massas" }).getByRole("button").click()
  await expect.element(dialog.getByText(/^A categoria Massas/)).not.toBeInTheDocument()
  await expect
    .poll(() => backend.records(menuCategories)[0])
    .toMatchObject({ name: "Massas", isActive: true })
})
