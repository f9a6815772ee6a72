import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { companyPaymentMethods } from "../../../src/contract/resources/companyPaymentMethods.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import { offerCities } from "../../../src/contract/resources/offerCities.ts"
import { offerCompanies } from "../../../src/contract/resources/offerCompanies.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { offerTabloids } from "../../../src/contract/resources/offerTabloids.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { priceChanges } from "../../../src/contract/resources/priceChanges.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { popups } from "../../../src/contract/resources/popups.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { listed, memoryBackend, restaurantUser, rootUser } from "../../../src/testing/index.ts"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()

const open = (
  resource: Resource,
  backend: ReturnType<typeof memoryBackend>,
  more: Partial<ResourcePanelProps> = {},
) => openStory(English, { backend, children: <ResourcePanel resource={resource} {...more} /> })

const article = {
  title: "How?",
  body: "Like this.\nAnd that.",
  category: "OTHER" as const,
  status: "PUBLISHED" as const,
}

test("somebody of a store reads an answer as text, and says whether it helped", async () => {
  const backend = memoryBackend({ user: restaurantUser, resources: [listed(faqArticles, [article])] })
  await open(faqArticles, backend, { open: "1" })
  await expect.element(page.getByRole("paragraph").filter({ hasText: "Like this." })).toBeVisible()
  await button("No").click()
  await seen("Thanks for telling us.")
  await button("Yes").click()
  await seen("Thanks! Glad it helped.")
  expect(backend.records(faqArticles)).toMatchObject([{ helpful: 1, unhelpful: 0 }])
})

test("somebody of a store finds answers by typing, in a help center without a table", async () => {
  const other = { ...article, title: "When am I paid?", category: "FINANCE" as const }
  const backend = memoryBackend({ user: restaurantUser, resources: [listed(faqArticles, [article, other])] })
  await open(faqArticles, backend)
  await expect.element(button("When am I paid?")).toBeVisible()
  expect(page.getByRole("table").elements()).toEqual([])
  await page.getByRole("searchbox", { name: "How can we help?" }).fill("paid")
  await expect.element(button(article.title)).not.toBeInTheDocument()
  await expectAccessible()
  await button("When am I paid?").click()
  await expect.element(page.getByRole("paragraph").filter({ hasText: "Like this." })).toBeVisible()
})

test("leads come from a pasted table: what becomes of each line is seen first, corrected in place, written and taken back", async () => {
  const backend = memoryBackend({
    user: { ...rootUser, isRoot: false, isApplication: true, application: { id: 1, name: "Balcão" } },
    resources: [
      listed(leads, [
        { name: "Caio", phone: "11987654323", source: "SITE", interest: "APP", cnpj: "33014556000196" },
      ]),
    ],
  })
  await open(leads, backend)
  await button("Import").click()
  await page
    .getByRole("textbox", { name: "Table" })
    .fill(
      [
        "Nome;Telefone;Origem;Interesse;CNPJ;Obs interna",
        "Ana;11987654321;Site;Aplicativo;11.222.333/0001-81;x",
        "Bia;11987654322;Rádio;Aplicativo;;",
        "Caio;;Indicação;;33.014.556/0001-96;",
        "Davi;123;Site;Aplicativo;;",
      ].join("\n"),
    )
  await button("Use the pasted table").click()
  await seen("5 of 6 recognized")
  await button("Check 2 lines").click()
  await expect
    .element(page.getByRole("button", { name: "2 left out" }))
    .toHaveAttribute("aria-pressed", "true")
  await seen("Source: “Rádio” cannot be read.")
  await expectAccessible()
  expect(backend.records(leads), "nothing is written").toHaveLength(1)
  await page.getByRole("textbox", { name: "Source", exact: true }).fill("Site")
  await button("Fix").first().click()
  await expect.element(page.getByRole("button", { name: "1 left out" })).toBeVisible()
  await page.getByRole("button", { name: "1 change" }).click()
  await seen(/Source: .*→ Referral/)
  await button("Save 3 lines").click()
  await seen("3 records were saved.")
  expect(backend.records(leads)).toMatchObject([
    { name: "Caio", phone: "11987654323", source: "REFERRAL" },
    { name: "Ana", cnpj: "11222333000181" },
    { name: "Bia", source: "SITE" },
  ])
  await button("Undo").click()
  await seen("3 records are as they were before.")
  expect(backend.records(leads)).toMatchObject([{ name: "Caio", source: "SITE" }])
  await button("Back to the list").click()
  await expect.element(page.getByRole("table")).toBeVisible()
})

test("where the server imports nothing, someone who imports a file again is asked first, and may take the new lines alone", async () => {
  const backend = memoryBackend({
    user: { ...rootUser, isRoot: false, isApplication: true, application: { id: 1, name: "Balcão" } },
    resources: [listed(leads, [])],
    extras: extras.filter((one) => one !== "imports"),
  })
  await open(leads, backend)
  const dialog = page.getByRole("dialog", { name: "Import from a file" })
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click()
  const head = "sep=;\nNome;Telefone;Origem;Interesse;Valor por mês"
  const paste = async (...lines: ReadonlyArray<string>) => {
    await button("Import").click()
    await dialog.getByRole("textbox", { name: "Table" }).fill([head, ...lines].join("\n"))
  }
  await paste(
    "Ana;(11) 9 8765-4321;Site;Aplicativo;0,500",
    "Bia;11987654322;Site;Aplicativo;1.234",
    "Caio;7,89E+12;Site;Aplicativo;",
  )
  await expect
    .element(dialog.getByRole("row", { name: /^3 .*“1.234” could be thousands or decimals/ }))
    .toBeVisible()
  await expect
    .element(dialog.getByRole("row", { name: /^4 .*shortened “7,89E\+12” to a power of ten/ }))
    .toBeVisible()
  await press("Import 1 line")
  await expect.element(dialog.getByText("1 record was created.", { exact: true })).toBeVisible()
  await press("Close")
  const ana = "Ana;(11) 9 8765-4321;Site;Aplicativo;0,500"
  await paste(ana, "Bia;11987654322;Site;Aplicativo;1.234", "Caio;7,89E+12;Site;Aplicativo;")
  await press("Import 1 line")
  await expect.element(dialog.getByText(/^This file was already imported on /)).toBeVisible()
  await press("Back")
  const bia = "Bia;11987654322;Site;Aplicativo;1234,00"
  await dialog.getByRole("textbox", { name: "Table" }).fill([head, ana, bia, bia].join("\n"))
  await press("Import 3 lines")
  await expect.element(dialog.getByRole("row", { name: "2 “Ana” already exists." })).toBeVisible()
  await expect.element(dialog.getByRole("row", { name: "4 The same as line 3." })).toBeVisible()
  await expectAccessible()
  await press("Import only the 1 new line")
  await expect.element(dialog.getByText("1 record was created.", { exact: true })).toBeVisible()
  expect(backend.records(leads)).toMatchObject([
    { name: "Ana", value: 50 },
    { name: "Bia", value: 123_400 },
  ])
})

test("a store far from its city is doubted, and can be marked in it", async () => {
  const store = { name: "Central", city: 1, company: 1, address: "Rua das Flores, 1", isActive: true }
  const city = { name: "Santos", state: 1, timeZone: "America/Sao_Paulo", owner: 1 } as const
  const backend = memoryBackend({
    resources: [
      listed(offerCompanies, [{ name: "Market", logo: 1, plan: "PLUS", owner: 1 }]),
      listed(offerCities, [{ ...city, center: [-46.33, -23.96], radiusKm: 30 }]),
      listed(offerStores, [{ ...store, place: [-46.63, -23.55] }]),
    ],
  })
  await open(offerStores, backend, { open: "1" })
  const doubt = page.getByText("This point is 55 km from Santos. Check it on the map.")
  await expect.element(doubt).toBeVisible()
  await button("Mark Santos").click()
  await expect.element(doubt).not.toBeInTheDocument()
  await button("Save").click()
  await expect.poll(() => backend.records(offerStores)).toMatchObject([{ place: [-46.33, -23.96] }])
})

test("hours of a store are copied to others, and a store without hours has none to copy", async () => {
  const weekday = [{ from: 480, to: 1260 }]
  const hours = [[], weekday, weekday, weekday, weekday, weekday, []]
  const store = {
    city: 1,
    company: 1,
    address: "Rua das Flores, 1",
    place: [-46.6, -23.5] as const,
    isActive: true,
  }
  const backend = memoryBackend({
    resources: [
      listed(offerCompanies, [{ name: "Market", logo: 1, plan: "PLUS", owner: 1 }]),
      listed(offerCities, [{ name: "Santos", state: 1, timeZone: "America/Sao_Paulo", owner: 1 }]),
      listed(offerStores, [
        { ...store, name: "Central", hours },
        { ...store, name: "North" },
        { ...store, name: "South" },
      ]),
    ],
  })
  await open(offerStores, backend)
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await expect.element(button("Activate or deactivate")).toBeVisible()
  await button("Copy hours").click()
  const dialog = page.getByRole("dialog")
  const copying = dialog.getByRole("button", { name: "Copy hours" })
  await expect.element(copying).toBeDisabled()
  const from = async (name: string) => {
    await dialog.getByRole("combobox", { name: "Copy the hours of" }).click()
    const option = page.getByRole("option", { name })
    await expect.element(option).toBeVisible()
    return option
  }
  const south = await from("South")
  backend.offline(true)
  await south.click()
  await expect.element(dialog.getByText("Could not load the hours")).toBeVisible()
  await expect.element(copying).toBeDisabled()
  backend.offline(false)
  await dialog.getByRole("button", { name: "Try again" }).click()
  await expect.element(dialog.getByText("This store has no hours.")).toBeVisible()
  await (await from("North")).click()
  await expect.element(dialog.getByText("This store has no hours.")).toBeVisible()
  await expect.element(copying).toBeDisabled()
  await (await from("Central")).click()
  await expect.element(dialog.getByText("Mon–Fri 08:00–21:00")).toBeVisible()
  await expectAccessible()
  await copying.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(backend.records(offerStores)).toMatchObject([{ hours }, { hours }, { hours }])
})

test("a reader is anonymized once their name is typed", async () => {
  const backend = memoryBackend({
    resources: [listed(offerPeople, [{ name: "Rita Prado", phone: "11987650000" }])],
  })
  await open(offerPeople, backend)
  await button("Anonymize").click()
  const dialog = page.getByRole("alertdialog")
  await expect.element(dialog.getByText(/Favorites stay/)).toBeVisible()
  const confirm = dialog.getByRole("button", { name: "Anonymize for good" })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole("textbox").fill("Rita Prado")
  await confirm.click()
  await seen("Anonymized")
  expect(backend.records(offerPeople)).toMatchObject([{ name: "#1", phone: null, status: "ANONYMIZED" }])
})

test("whoever writes a pop-up hears which others the same people meet on those days", async () => {
  const popup = (title: string, more: object = {}) => ({
    title,
    target: "CLOSE" as const,
    audience: "ALL" as const,
    frequency: "ONCE" as const,
    startsAt: "2099-01-01T12:00:00.000Z",
    endsAt: "2099-01-10T12:00:00.000Z",
    owner: 1,
    ...more,
  })
  const backend = memoryBackend({
    resources: [
      listed(popups, [
        popup("Free delivery"),
        popup("Welcome", { audience: "NEW" }),
        popup("Summer"),
        popup("Later", { startsAt: "2099-02-01T12:00:00.000Z", endsAt: "2099-02-03T12:00:00.000Z" }),
      ]),
    ],
  })
  await open(popups, backend, { open: "1" })
  await seen(/on the same days: Summer\./)
  await open(popups, backend, { open: "2" })
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Welcome")
  expect(page.getByText(/on the same days/).elements()).toEqual([])
})

test("many payment methods are taken on pickup at once", async () => {
  const method = (name: string) => ({
    name,
    method: 1,
    kind: "ONLINE" as const,
    isForDelivery: true,
    owner: 1,
  })
  const backend = memoryBackend({
    resources: [
      listed(paymentMethods, [{ name: "PIX", type: 1, gateway: "OFFLINE" }]),
      listed(companyPaymentMethods, [method("PIX"), method("Cash")]),
    ],
  })
  await open(companyPaymentMethods, backend)
  await expect.element(page.getByRole("row", { name: "Cash" })).toBeVisible()
  await page.getByRole("checkbox", { name: /all/i }).first().click({ force: true })
  await button("Delivery and pickup").click()
  await page.getByRole("menuitem", { name: "Accept on pickup" }).click()
  await expect
    .poll(() => page.getByRole("alertdialog").element().textContent)
    .toMatch(/customers see the active ones in pickup orders\. Orders already placed do not change\./)
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept on pickup" }).click()
  await expect
    .poll(() => backend.records(companyPaymentMethods))
    .toMatchObject([
      { isForDelivery: true, isForTakeout: true },
      { isForDelivery: true, isForTakeout: true },
    ])
})

test("whoever chooses readers, or a tabloid, writes a draft for them alone", async () => {
  const reader = { owner: 1, acceptsPush: true, hasPush: true }
  const of = { company: 1, cover: 1, startsAt: "2020-01-01T12:00:00Z", endsAt: "2099-01-08T12:00:00Z" }
  const backend = memoryBackend({
    files: [new File(["\x89PNG"], "capa.png", { type: "image/png" })],
    resources: [
      listed(offerPeople, [
        { ...reader, name: "Rita Prado" },
        { ...reader, name: "Davi Luz" },
      ]),
      listed(offerCompanies, [{ name: "Market", logo: 1, plan: "PLUS", owner: 1 }]),
      listed(offerTabloids, [{ ...of, title: "Fresh week", owner: 1, status: "PUBLISHED" }]),
      listed(notifications, []),
    ],
  })
  const dialog = page.getByRole("dialog")
  const write = async () => {
    await dialog.getByRole("textbox", { name: "Text" }).fill("Only today.")
    await dialog.getByRole("button", { name: "Save draft" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await open(offerPeople, backend)
  await page.getByRole("checkbox", { name: /Rita Prado/ }).click()
  await button("Notify").click()
  await dialog.getByRole("textbox", { name: "Title" }).fill("Offers")
  await write()
  await open(offerTabloids, backend)
  await button("Notify followers").click()
  await expect.element(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Fresh week")
  await write()
  const draft = { to: "READER", channel: "PUSH", status: "DRAFT", body: "Only today." }
  expect(backend.records(notifications)).toMatchObject([
    { ...draft, title: "Offers", readers: [{ _id: 1, label: "Rita Prado" }], tabloid: null },
    { ...draft, title: "Fresh week", readers: [], tabloid: { _id: 1 } },
  ])
})

test("the editor of a tabloid that ends at midnight says the day before as its last", async () => {
  const week = { startsAt: "2026-03-02T03:00:00.000Z", endsAt: "2026-03-09T03:00:00.000Z" }
  const backend = memoryBackend({
    resources: [
      listed(offerCompanies, [{ name: "Market", logo: 1, plan: "PLUS", owner: 1 }]),
      listed(offerTabloids, [{ ...week, title: "Fresh week", company: 1, cover: 1, owner: 1 }]),
    ],
  })
  await open(offerTabloids, backend, { open: "1" })
  await seen("The last day is 03/08/2026.")
})

const jam = {
  name: "Geleia",
  sellBy: "UNIT",
  unit: "UN",
  price: 1290,
  ean: "012345678905",
  netContent: 250,
  contentUnit: "G",
  owner: restaurantUser.company!._id,
} as const

test("a scanned barcode opens its product, with or without zeros before it; the list has the price per kilogram", async () => {
  const tea = { ...jam, name: "Chá", ean: "96385074", promoPrice: 990 }
  const backend = memoryBackend({ user: rootUser, resources: [listed(products, [jam, tea])] })
  const onOpenChange = vi.fn()
  await open(products, backend, { onOpenChange })
  await seen("R$39.60/kg")
  await expectAccessible()
  const search = page.getByRole("searchbox", { name: "Search or scan a barcode" })
  await search.fill("0012345678905")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe("1")
})

test("the barcode of a box opens its product", async () => {
  const box = { ...jam, name: "Chá", ean: "96385074", moreEans: [{ code: "17891000065768", factor: 12 }] }
  const backend = memoryBackend({ user: rootUser, resources: [listed(products, [jam, box])] })
  const onOpenChange = vi.fn()
  await open(products, backend, { onOpenChange })
  await page.getByRole("searchbox", { name: "Search or scan a barcode" }).fill("17891000065768")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe("2")
})

test("products of a platform whose ids are texts, and which knows no barcodes of boxes, are listed and scanned", async () => {
  const backend = memoryBackend({ user: rootUser, resources: [listed(products, [jam])] })
  const textId = "65f1a0b2000000000000000a"
  const fetch: typeof backend.fetch = async (...call) => {
    const answer = await backend.fetch(...call)
    if (!String(call[0]).endsWith("/products/find")) return answer
    const { items, ...page } = await answer.json()
    const sparse = (items as ReadonlyArray<object>).map((item) => ({
      ...item,
      _id: textId,
      moreEans: undefined,
    }))
    return Response.json({ ...page, items: sparse })
  }
  const onOpenChange = vi.fn()
  await open(products, { ...backend, fetch }, { onOpenChange })
  await seen("R$51.60/kg")
  const search = page.getByRole("searchbox", { name: "Search or scan a barcode" })
  await search.fill("0012345678905")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe(textId)
})

test("labels of the chosen products have the price of now, per measure, and a barcode", async () => {
  const offer = { promoPrice: 990, wholesale: [{ minQty: 6, each: 850 }] }
  const backend = memoryBackend({ user: rootUser, resources: [listed(products, [{ ...jam, ...offer }])] })
  await open(products, backend)
  await page.getByRole("checkbox", { name: /Geleia/ }).click()
  await button("Print labels").click()
  await expect.element(page.getByRole("dialog", { name: "Label of 1 product" })).toBeVisible()
  await expectAccessible()
  const label = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: "Geleia" })
  await expect
    .element(label)
    .toHaveTextContent("GeleiaR$9.90R$39.60/kginstead of R$12.90 · 6 or more: R$8.50 each012345678905")
  const bars = page.getByRole("img", { name: "012345678905", includeHidden: true })
  // The code stands as 95 modules between those of white.
  await expect.element(bars).toHaveAttribute("viewBox", "-11 0 113 50")
  await button("Print").click()
})

test("what a product costs follows what is typed, and a price below the cost is said", async () => {
  const backend = memoryBackend({ user: rootUser, resources: [listed(products, [jam])] })
  await open(products, backend, { open: "1", tab: "1" })
  await seen("Now R$12.90 · R$51.60/kg")
  await page.getByRole("textbox", { name: /^Cost/ }).fill("15")
  await seen("The price of now, R$12.90, is below the cost, R$15.00.")
  await expectAccessible()
})

test("a former price goes back only after somebody saw the present one", async () => {
  const change = {
    name: "Geleia",
    product: 1,
    field: "PRICE",
    before: 9.9,
    after: 12.9,
    owner: jam.owner,
  } as const
  const backend = memoryBackend({
    user: rootUser,
    resources: [listed(products, [jam]), listed(priceChanges, [change])],
  })
  await open(priceChanges, backend)
  await expect.element(page.getByRole("columnheader", { name: "When" })).toBeVisible()
  await page
    .getByRole("button", { name: /Restore the former value/ })
    .first()
    .click()
  await seen("Price: now R$12.90, goes back to R$9.90.")
  await expectAccessible()
  await button("Restore").click()
  await expect.poll(() => backend.records(products)[0]?.price).toBe(990)
  expect(backend.records(priceChanges)).toMatchObject(
    [change, { field: "PRICE", before: 12.9, after: 9.9 }].map(({ field, before, after }) => ({
      field,
      before,
      after,
    })),
  )
})
