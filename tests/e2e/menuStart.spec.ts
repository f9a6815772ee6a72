import type { Page } from "@playwright/test"
import { zipped } from "../zipped.ts"
import { enter, expect, test } from "./host.ts"
import { byKeys, byPointer, type Press } from "./pressing.ts"

/** Ways in which a store without a menu gets one, each in a store of its own: what is sold then, and for how much. */
interface Way {
  readonly name: string
  readonly store: string
  readonly item: string
  readonly price: RegExp
  /** The id of a store that is being registered. */
  readonly newStore: number
  readonly go: (page: Page, press: Press) => Promise<void>
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rows = [
  ["Categoria", "Nome", "Preço"].map(cell),
  [cell("Tapiocas"), cell("Tapioca de coco"), "<c><v>12.9</v></c>"],
]
/** A menu as Excel saves it. */
const workbook = {
  name: "cardapio.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(
    zipped({
      "xl/workbook.xml":
        '<workbook><sheets><sheet name="Cardápio" sheetId="1" r:id="rId1"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.join("")}</row>`).join("")}</sheetData></worksheet>`,
    }),
  ),
}

const openDelivery = {
  categories: [{ id: "c1", index: 0, name: "Temakis", itemOfferId: ["o1"] }],
  items: [{ id: "i1", name: "Temaki de salmão", unit: "UN" }],
  itemOffers: [{ id: "o1", itemId: "i1", index: 0, price: { value: 34.9, currency: "BRL" } }],
}

/** Saves what was read, and closes the dialog once it says that it is there. */
const saveImport = async (page: Page, press: Press) => {
  const dialog = page.getByRole("dialog", { name: "Importar cardápio" })
  await press(dialog.getByRole("button", { name: /^Gravar/ }))
  await expect(dialog.getByText(/^Pronto\./)).toBeVisible()
  await press(dialog.getByRole("button", { name: "Fechar" }))
}

const ways: ReadonlyArray<Way> = [
  {
    name: "a spreadsheet",
    store: "Tapiocaria Flor de Lis",
    newStore: 25,
    item: "Tapioca de coco",
    price: /12,90/,
    go: async (page, press) => {
      await press(page.getByRole("button", { name: "Importar planilha" }))
      const chooser = page.waitForEvent("filechooser")
      await press(page.getByRole("button", { name: "Escolher arquivo" }))
      await (await chooser).setFiles(workbook)
      await saveImport(page, press)
    },
  },
  {
    name: "another system's menu",
    store: "Temakeria Onda",
    newStore: 27,
    item: "Temaki de salmão",
    price: /34,90/,
    go: async (page, press) => {
      await press(page.getByRole("button", { name: "Colar cardápio" }))
      const text = page.getByRole("textbox", { name: "Planilha ou JSON" })
      await press(text)
      await page.keyboard.insertText(JSON.stringify(openDelivery))
      await saveImport(page, press)
    },
  },
  {
    name: "another store's menu",
    store: "Pastelaria Dois Irmãos",
    newStore: 28,
    item: "Calzone de frango com requeijão",
    price: /38,90/,
    go: async (page, press) => {
      await press(page.getByRole("button", { name: "Escolher loja" }))
      const sheet = page.getByRole("dialog", { name: "Lojas" })
      await press(sheet.getByRole("searchbox"))
      await page.keyboard.insertText("Forno")
      await press(sheet.getByRole("radio", { name: "Pizzaria Forno Alto" }))
      await press(sheet.getByRole("button", { name: "Ver o que muda" }))
      await press(sheet.getByRole("button", { name: "Copiar para esta loja" }))
      await expect(sheet.getByText("Cardápio copiado para 1 loja.")).toBeVisible()
      await press(sheet.getByRole("button", { name: "Fechar" }))
    },
  },
  {
    name: "an example",
    store: "Lanchonete Ponto Certo",
    newStore: 30,
    item: "X-Salada",
    price: /27,90/,
    go: (page, press) => press(page.getByRole("button", { name: "Hamburgueria", exact: true })),
  },
]

test("a guest reads the menu of a table on a page without the app, fetched beside its script, in the language of the browser", async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const loaded = new Array<string>()
  page.on("response", (response) => loaded.push(response.url()))
  await page.goto(`${host}/cardapio/4/1?mesa=12`)
  await expect(page.getByText("Table 12")).toBeVisible()
  // The first answer of a server that has just started takes its time.
  await expect(page.getByRole("list").getByRole("button").first()).toBeVisible({ timeout: 60_000 })
  const scripts = loaded.filter((address) => address.endsWith(".js"))
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/menu-/)])
  expect(loaded.filter((address) => address.endsWith("/snapshot"))).toHaveLength(1)
  await context.close()
})

const isBegun = (page: Page) => expect(page.getByText(/^(Salvo às|Tudo salvo)/)).toBeVisible()

for (const { name, store, newStore, item, price, go } of ways) {
  test(`a store begins with ${name}, and sells it`, async ({ page, host }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, host, "application")
    await page.goto("/food-menu")
    await page.getByRole("button", { name: "Todas as empresas" }).click()
    await page.getByText(store).click()
    await expect(page.getByRole("heading", { name: "Comece o cardápio" })).toBeVisible()
    await go(page, byPointer)
    const sold = page.getByRole("region", { name: "Como o cliente vê" }).getByRole("listitem")
    await expect(sold.filter({ hasText: item }).filter({ hasText: price })).toBeVisible()
    await isBegun(page)
    await page.reload()
    await expect(sold.filter({ hasText: item })).toBeVisible()
  })

  test(`a new store begins with ${name} at 390 px by keyboard alone, and sells it`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, host, "application")
    await page.goto(`/food-menu?company=${newStore}`)
    await expect(page.getByRole("heading", { name: "Comece o cardápio" })).toBeVisible()
    const press = byKeys(page)
    await go(page, press)
    await expect(page.getByRole("switch", { name: `Vender ${item}` })).toBeChecked()
    // The focus never falls out of the menu, whose buttons are gone.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await isBegun(page)
    await press(page.getByRole("button", { name: "Mais ferramentas" }))
    await press(page.getByRole("button", { name: "Ver no celular" }))
    const sold = page.getByRole("dialog", { name: "Como o cliente vê" }).getByRole("listitem")
    await expect(sold.filter({ hasText: item }).filter({ hasText: price })).toBeVisible()
  })
}

/** Opens the import with a file. */
const readIn = async (page: Page, file: string) => {
  await page.getByRole("button", { name: "Importar e exportar" }).click()
  await page.getByRole("menuitem", { name: "Importar cardápio" }).click()
  await page.locator("input[type=file]").setInputFiles(file)
  await expect(page.getByRole("group", { name: "O que vai acontecer" })).toBeVisible()
}

const exported = async (page: Page, as: string) => {
  await page.getByRole("button", { name: "Importar e exportar" }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: as }).click()
  if (as === "Exportar planilha")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Baixar/ })
      .click()
  return (await download).path()
}

test("a pizzeria's menu that was exported, imported, exported and imported again is the same, as JSON and as a sheet", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, host, "application")
  await page.goto("/food-menu?company=4")
  await expect(page.getByRole("switch", { name: "Vender Pizza grande meio a meio" })).toBeVisible()
  const menu = await exported(page, "Exportar em Open Delivery")
  await page.goto("/food-menu?company=20")
  await page.getByRole("button", { name: "Importar planilha" }).click()
  await page.locator("input[type=file]").setInputFiles(menu)
  await saveImport(page, byPointer)
  await expect(page.getByRole("switch", { name: "Vender Pizza grande meio a meio" })).toBeVisible()
  for (const as of ["Exportar em Open Delivery", "Exportar planilha"]) {
    await readIn(page, await exported(page, as))
    const dialog = page.getByRole("dialog", { name: "Importar cardápio" })
    for (const none of ["criam", "mudam", "não entram", "pedem atenção"])
      await expect(dialog.getByRole("button", { name: `0 ${none}` })).toBeVisible()
    await expect(dialog.getByRole("button", { name: /^Gravar/ })).toBeDisabled()
    await dialog.getByRole("button", { name: "Cancelar" }).click()
    await expect(dialog).toBeHidden()
  }
})
