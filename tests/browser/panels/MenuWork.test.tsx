import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { menuCategories } from "../../../src/contract/resources/menuCategories.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { listed } from "../../../src/testing/index.ts"
import { menuBackend, menuOptions } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"
import { expectAccessible } from "../axe.ts"

beforeEach(() => page.viewport(1280, 800))

const noPreview = { preview: false }

const open = async (backend = menuBackend()) => {
  await render(
    <WithBackend backend={backend}>
      <MenuPanel features={noPreview} />
    </WithBackend>,
  )
  await expect.element(page.getByRole("textbox", { name: "Preço de Lasanha à bolonhesa" })).toBeVisible()
  return backend
}

type Backend = ReturnType<typeof menuBackend>

const grid = () => page.getByRole("grid")
const showGrid = async () => {
  await page.getByText("Planilha", { exact: true }).click()
  await expect.element(grid()).toBeVisible()
  // A tooltip where the pointer is would take the first Escape.
  await page.getByText("Planilha", { exact: true }).unhover()
  grid().element().focus()
}
const openGrid = async () => {
  const backend = await open()
  await showGrid()
  return backend
}
const press = (keys: string) => userEvent.keyboard(keys)
const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData("text/plain", text)
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }))
}
const cell = (text: string) => page.getByRole("gridcell", { name: text, exact: true })
const pricesIn = (backend: Backend) => () => backend.records(menuItems).map(({ price }) => price)

test("cells are typed, kept where they are refused, pasted from Excel, filled down and taken back", async () => {
  const backend = await openGrid()
  await press("{ArrowRight}{ArrowRight}44,9{Enter}")
  await expect.element(cell("44,90")).toBeVisible()
  await press("doze{Enter}{ArrowUp}")
  const note = page.getByRole("alert").filter({ hasText: "Escreva um preço" })
  await expect.element(note).toBeVisible()
  await expect.element(cell("doze")).toHaveAttribute("aria-invalid", "true")
  await expectAccessible()
  await press("{Escape}")
  await expect.element(note).not.toBeInTheDocument()
  paste("R$ 40,00\r\n0\r\n13,50\r\n")
  await expect.poll(pricesIn(backend)).toEqual([4490, 4000, 0, 1350])
  await press("{Control>}z{/Control}")
  await expect.poll(pricesIn(backend)).toEqual([4490, 3890, 0, 1290])
  await press("{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}")
  await expect.poll(pricesIn(backend)).toEqual([4490, 4490, 0, 1290])
})

/** Somebody else changes the item of a place in the list. */
const elsewhere = async (
  backend: Backend,
  at: number,
  op: { readonly op: string; readonly fields?: object },
) => {
  const { _id, version } = backend.records(menuItems)[at]!
  const { ok } = await backend.fetch("http://memory.test/menu/1/changes", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ops: [{ list: "items", _id, version, ...op }] }),
  })
  expect(ok).toBe(true)
}
const priceElsewhere = (backend: Backend, at: number, price: number) =>
  elsewhere(backend, at, { op: "set", fields: { price } })

test("a price that somebody else saves while one types is not lost, in the list or in the spreadsheet", async () => {
  const backend = await open()
  const told = page.getByRole("alert").filter({ hasText: "Outra pessoa mudou isto antes" })
  const lasagna = page.getByRole("textbox", { name: "Preço de Lasanha à bolonhesa" })
  await lasagna.fill("41")
  await priceElsewhere(backend, 0, 4500)
  await expect.element(page.getByText("margem 67%")).toBeVisible()
  await press("{Enter}")
  await expect.element(told).toBeVisible()
  await expect.element(lasagna).toHaveValue("45,00")
  await told.getByRole("button", { name: "Descartar" }).click()
  await showGrid()
  await press("{ArrowRight}{ArrowRight}43")
  await priceElsewhere(backend, 0, 4700)
  await expect.element(page.getByText("69%")).toBeVisible()
  await press("{Enter}{ArrowUp}")
  await expect.element(told).toBeVisible()
  expect(pricesIn(backend)()[0]).toBe(4700)
})

test("an open item that somebody else removes says so, keeps what was typed, and gives the focus to the list", async () => {
  const backend = await open()
  await page.getByRole("button", { name: "Abrir Suco de uva" }).click()
  const sheet = page.getByRole("dialog", { name: "Suco de uva" })
  const description = sheet.getByRole("textbox", { name: /^Descrição/ })
  await description.fill("Integral, 300 ml")
  await elsewhere(backend, 3, { op: "remove" })
  await expect.element(sheet.getByText(/^Outra pessoa excluiu “Suco de uva”\./)).toBeVisible()
  await expect.element(description).toHaveValue("Integral, 300 ml")
  await expect.element(description).toHaveFocus()
  await expect.element(description).toHaveAttribute("readonly")
  await expectAccessible()
  await press("{Escape}")
  await expect.element(sheet).not.toBeInTheDocument()
  const told = page.getByRole("alert").filter({ hasText: "Outra pessoa excluiu isto antes." })
  await expect.element(told.getByText("Não foi salvo: “Integral, 300 ml”.")).toBeVisible()
  await expect.poll(() => document.activeElement?.querySelector("[data-key]")).not.toBeNull()
  await expectAccessible()
  await told.getByRole("button", { name: "Descartar" }).click()
  await expect.element(told).not.toBeInTheDocument()
})

test("what was begun in an open item that somebody else removes can still be read", async () => {
  const backend = await open()
  await page.getByRole("button", { name: "Abrir Lasanha à bolonhesa" }).click()
  const sheet = page.getByRole("dialog", { name: "Lasanha à bolonhesa" })
  await sheet.getByRole("tab", { name: "Opções" }).click()
  await sheet
    .getByRole("button", { name: /^Opção de/ })
    .first()
    .click()
  const texts = [
    [sheet.getByRole("textbox", { name: /^Nova opção em/ }), "Bacon defumado"],
    [sheet.getByRole("textbox", { name: "Preço da nova opção" }), "4,50"],
    [sheet.getByRole("textbox", { name: "Ligar ingrediente" }), "Manjericão"],
  ] as const
  for (const [field, text] of texts) await field.fill(text)
  await sheet.getByRole("button", { name: "Novo grupo" }).click()
  const dialog = page.getByRole("dialog", { name: "Novo grupo" })
  const name = dialog.getByRole("textbox", { name: "Nome do grupo" })
  await name.fill("Molhos")
  await elsewhere(backend, 0, { op: "remove" })
  await expect.element(dialog.getByText("Isto não pode mais ser mudado.", { exact: false })).toBeVisible()
  await expect.element(name).toHaveValue("Molhos")
  await expect.element(name).toHaveAttribute("readonly")
  await expect.element(dialog.getByRole("button", { name: "Criar" })).toBeDisabled()
  await expectAccessible()
  await press("{Escape}")
  for (const [field, text] of texts) {
    await expect.element(field).toHaveValue(text)
    await expect.element(field).toHaveAttribute("readonly")
  }
  await expect.element(sheet.getByRole("button", { name: "Adicionar" })).not.toBeInTheDocument()
  await expectAccessible()
})

test("an ingredient's discount that two people change is shown as both, and the chosen one is saved", async () => {
  const backend = await open()
  const { item, ingredient } = menuOptions.menuLinks?.itemIngredients?.[0] ?? {}
  const send = (withoutCents: number | null) =>
    backend.fetch("http://memory.test/menu/1/changes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ops: [{ op: "ingredient", item, ingredient, withoutCents }] }),
    })
  await send(100)
  await page.getByRole("button", { name: "Abrir Lasanha à bolonhesa" }).click()
  await page.getByRole("tab", { name: "Opções" }).click()
  const discount = page.getByRole("textbox", { name: /^Desconto sem/ }).first()
  await expect.element(discount).toHaveValue("1,00")
  await discount.fill("2")
  await send(300)
  // Another price, which is seen once the menu was read again.
  await priceElsewhere(backend, 0, 4500)
  await expect.element(page.getByRole("dialog").getByText("margem 67%")).toBeVisible()
  await expect.element(discount).toHaveValue("2")
  await press("{Enter}")
  const sheet = page.getByRole("dialog", { name: "Lasanha à bolonhesa" })
  await sheet.getByRole("button", { name: "Comparar" }).click()
  const dialog = page.getByRole("alertdialog")
  const choice = dialog.getByRole("radiogroup", { name: "Desconto sem Muçarela" })
  await expect.element(choice.getByRole("radio", { name: /2,00/ })).toBeChecked()
  await expect.element(choice.getByRole("radio", { name: /3,00/ })).not.toBeChecked()
  await expectAccessible()
  await press("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await sheet.getByRole("button", { name: "Comparar" }).click()
  await dialog.getByRole("button", { name: "Salvar escolhas" }).click()
  await expect.element(sheet.getByRole("button", { name: "Comparar" })).not.toBeInTheDocument()
  await expect.element(discount).toHaveValue("2,00")
  const menu: MenuData = await (await backend.fetch("http://memory.test/menu/1/editor")).json()
  expect(menu.itemIngredients[0]).toMatchObject({ item, ingredient, withoutCents: 200 })
})

test("a price below its cost is saved once somebody says so", async () => {
  const backend = await openGrid()
  await press("{ArrowRight}{ArrowRight}9{Enter}{ArrowUp}")
  await expect.element(page.getByText("9 fica abaixo do custo, 14,80. Não gravei.")).toBeVisible()
  await page.getByRole("button", { name: "Gravar assim mesmo" }).click()
  await expect.poll(pricesIn(backend)).toEqual([900, 3890, 0, 1290])
})

test("prices of many items are looked at first, and taken back in one step", async () => {
  const backend = await open()
  await page.getByRole("button", { name: "Selecionar" }).click()
  await page.getByRole("button", { name: "Todos os 4" }).click()
  await page.getByRole("button", { name: "Preço…" }).click()
  const sheet = page.getByRole("dialog", { name: "Preço: 4 itens" })
  await sheet.getByLabelText("Porcentagem").fill("6")
  await sheet.getByLabelText("Arredondar").selectOptions(",90")
  await expect.element(sheet.getByText("+7%")).toBeVisible()
  await expect.element(sheet.getByRole("checkbox", { name: "Incluir Pizza" })).toBeDisabled()
  await expectAccessible()
  await sheet.getByRole("button", { name: "Aplicar a 3 itens" }).click()
  await expect.poll(pricesIn(backend)).toEqual([4590, 4190, 0, 1390])
  await page.getByRole("button", { name: "Parar de escolher" }).click()
  await page.getByRole("button", { name: "Desfazer a última mudança" }).click()
  await expect.poll(pricesIn(backend)).toEqual([4290, 3890, 0, 1290])
})

test("items are put in order by keys and keep the focus; a category that is removed leaves its items", async () => {
  const backend = await open()
  const gnocchi = page.getByRole("button", { name: "Abrir Nhoque ao sugo" })
  gnocchi.element().focus()
  await press("{Alt>}{ArrowUp}{/Alt}")
  await expect.element(page.getByText("Nhoque ao sugo é o número 1 de Massas")).toBeInTheDocument()
  await expect.element(gnocchi).toHaveFocus()
  const categoryOf = (name: string) => () =>
    backend.records(menuItems).find((item) => item.name === name)?.category?._id
  await press("{Alt>}{ArrowRight}{/Alt}")
  await expect.poll(categoryOf("Nhoque ao sugo")).toBe(2)
  await page.getByRole("button", { name: "Mais ações de Pizzas" }).click()
  await page.getByRole("menuitem", { name: "Excluir" }).click()
  const dialog = page.getByRole("dialog", { name: "Excluir Pizzas?" })
  await dialog.getByLabelText("Os itens vão para").selectOptions("Bebidas")
  await dialog.getByRole("button", { name: "Excluir" }).click()
  await expect.poll(categoryOf("Nhoque ao sugo")).toBe(3)
  await expect
    .poll(() => backend.records(menuCategories).map(({ name }) => name))
    .toEqual(["Massas", "Bebidas"])
})

test("a phone has the category strip, two lines of tools and one switch an item; P swaps the phone and the sheet", async () => {
  await open()
  page.getByRole("button", { name: "Abrir Lasanha à bolonhesa" }).element().focus()
  await press("p")
  await expect.element(page.getByRole("dialog", { name: "Lasanha à bolonhesa" })).toBeVisible()
  await press("{Escape}")
  await page.viewport(390, 844)
  await expect.element(page.getByText("Planilha", { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Selecionar" })).not.toBeInTheDocument()
  const more = page.getByRole("button", { name: "Mais ferramentas" })
  await more.click()
  await expect.element(page.getByRole("button", { name: "Selecionar" })).toBeVisible()
  await more.click()
  await expect.element(page.getByRole("button", { name: "Selecionar" })).not.toBeInTheDocument()
  await expectAccessible()
})

test("of a thousand items only those in view are rendered, in the list and in the spreadsheet", async () => {
  const [menus, categories, , ...others] = menuOptions.resources ?? []
  const more = Array.from({ length: 1000 }, (_, at) => ({
    name: `Prato ${at + 1}`,
    category: 1,
    kind: "SIMPLE" as const,
    status: "AVAILABLE" as const,
    price: 1000 + at,
    owner: 1,
  }))
  const items = listed(menuItems, [{ ...more[0]!, name: "Lasanha à bolonhesa" }, ...more])
  await open(menuBackend({ resources: [menus!, categories!, items, ...others], menuLinks: {} }))
  const nodes = () => document.querySelectorAll("*").length
  expect(nodes()).toBeLessThan(2500)
  await page.getByText("Planilha", { exact: true }).click()
  await expect.element(grid()).toBeVisible()
  expect(nodes()).toBeLessThan(2500)
  grid().element().focus()
  await press("{Control>}{End}{/Control}")
  await expect.element(page.getByRole("rowheader", { name: "Prato 1000" })).toBeVisible()
  expect(nodes()).toBeLessThan(2500)
})
