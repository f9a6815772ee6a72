import type { Page } from "@playwright/test"
import { zipped } from "../zipped.ts"
import { enter, expect, test } from "./host.ts"

/** Ways in which a store without a menu gets one, each in a store of its own: what is sold then, and for how much. */
interface Way {
  readonly name: string
  readonly store: string
  readonly item: string
  readonly price: RegExp
  readonly go: (page: Page) => Promise<void>
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
const saveImport = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Importar cardápio" })
  const save = dialog.getByRole("button", { name: /^Gravar/ })
  // A key does not wait, as a click does, until the file is read.
  await expect(save).toBeEnabled()
  await save.press("Enter")
  await expect(dialog.getByText(/^Pronto\./)).toBeVisible()
  await dialog.getByRole("button", { name: "Fechar" }).click()
}

const ways: ReadonlyArray<Way> = [
  {
    name: "a spreadsheet",
    store: "Tapiocaria Flor de Lis",
    item: "Tapioca de coco",
    price: /12,90/,
    go: async (page) => {
      await page.getByRole("button", { name: "Importar planilha" }).click()
      await page.locator("input[type=file]").setInputFiles(workbook)
      await saveImport(page)
    },
  },
  {
    name: "another system's menu",
    store: "Temakeria Onda",
    item: "Temaki de salmão",
    price: /34,90/,
    go: async (page) => {
      await page.getByRole("button", { name: "Colar cardápio" }).click()
      await page.getByRole("textbox", { name: "Planilha ou JSON" }).fill(JSON.stringify(openDelivery))
      await saveImport(page)
    },
  },
  {
    name: "another store's menu",
    store: "Pastelaria Dois Irmãos",
    item: "Calzone de frango com requeijão",
    price: /38,90/,
    go: async (page) => {
      await page.getByRole("button", { name: "Escolher loja" }).press("Enter")
      const sheet = page.getByRole("dialog", { name: "Lojas" })
      await sheet.getByText("Pizzaria Forno Alto").click()
      await sheet.getByRole("button", { name: "Ver o que muda" }).click()
      await sheet.getByRole("button", { name: "Copiar para esta loja" }).click()
      await expect(sheet.getByText("Cardápio copiado para 1 loja.")).toBeVisible()
      await sheet.getByRole("button", { name: "Fechar" }).press("Enter")
    },
  },
  {
    name: "an example",
    store: "Lanchonete Ponto Certo",
    item: "X-Salada",
    price: /27,90/,
    go: (page) => page.getByRole("button", { name: "Hamburgueria", exact: true }).press("Enter"),
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

for (const { name, store, item, price, go } of ways)
  test(`a store begins with ${name}, and sells it`, async ({ page, host }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, host, "application")
    await page.goto("/food-menu")
    await page.getByRole("button", { name: "Todas as empresas" }).click()
    await page.getByText(store).click()
    await expect(page.getByRole("heading", { name: "Comece o cardápio" })).toBeVisible()
    await go(page)
    const sold = page.getByRole("region", { name: "Como o cliente vê" }).getByRole("listitem")
    await expect(sold.filter({ hasText: item }).filter({ hasText: price })).toBeVisible()
    // The focus never falls out of the menu, whose buttons are gone.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await expect(page.getByText(/^(Salvo às|Tudo salvo)/)).toBeVisible()
    await page.reload()
    await expect(sold.filter({ hasText: item })).toBeVisible()
  })
