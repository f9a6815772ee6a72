import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { staleRecordOf } from "../../../src/contract/resource/staleRecord.ts"
import { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { franchiseUser, listed, memoryBackend, sampleDeliveries } from "../../../src/testing/index.ts"
import { describedBackend } from "../../../stories/panels/describedSamples.ts"
import { English, Tree, Unsupported } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { platformInPage } from "../../platform/inPage.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const field = (name: string | RegExp) => page.getByLabelText(name)
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()

/** What is saved from now on. */
const savedFiles = () => {
  const files = new Array<Blob>()
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob)
    return "blob:saved"
  })
  onTestFinished(() => create.mockRestore())
  return files
}

const openPackings = () => openStory(English, { backend: describedBackend() })
const openCoupons = (props: Partial<ResourcePanelProps> = {}) =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={coupons} {...props} />,
  })

test("a manager filters by several values, and the chip names them", async () => {
  await openPackings()
  await seen("34 packings")
  await page.getByRole("button", { name: "Kind", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Box" }).click()
  await seen("7 packings")
  await page.getByRole("checkbox", { name: "Bag" }).click()
  await button("Show 14 results").click()
  await expect.element(button("Kind: Box, Bag")).toBeVisible()
})

test("somebody who forgets a required field reads which one, and nothing is sent", async () => {
  const backend = await openPackings()
  await button("New packing").click()
  await button("Save").click()
  await seen("Name is required")
  expect(backend.requests.filter((one) => one === "POST /packing")).toHaveLength(0)
})

test("a field appears with the kind it belongs to, and goes with it", async () => {
  await openPackings()
  await button("New packing").click()
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Box")
  await expect.element(field(/^Price/)).toBeVisible()
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Unit")
  await expect.element(field(/^Price/)).not.toBeInTheDocument()
})

test("a manager writes a price as they say it, and the cents arrive", async () => {
  const backend = await openPackings()
  await button("New packing").click()
  await page.getByRole("combobox", { name: "Application" }).click()
  await page.getByRole("option", { name: "Balcão" }).click()
  await field("Name").fill("Gift box")
  await field("Abbreviation").fill("GB")
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Box")
  await field(/^Price/).fill("1,234.5")
  await button("Save").click()
  await seen("New packing successfully has been added.")
  expect([...backend.records(packings)].at(-1)).toMatchObject({ name: "Gift box", price: 123_450 })
})

test("a code somebody else has is refused on its field", async () => {
  await openCoupons({ open: "2" })
  await field("Code").fill("BEMVINDO10")
  await button("Save").click()
  await seen("Another coupon already has this value.")
})

test("two people who save one coupon both keep what they wrote", async () => {
  const backend = await openCoupons({ open: "1" })
  await field("Title").fill("Mine")
  const [current] = backend.records(coupons)
  const Stale = staleRecordOf(coupons)
  backend.refuse(
    callsOf(coupons).save,
    new Stale({ current: { ...current, title: "Theirs", version: 9 } as never }),
  )
  await button("Save").click()
  await seen("Someone else saved this while you were editing")
  await expect.element(page.getByRole("radio", { name: /Mine/ })).toBeChecked()
})

test("a coupon is paused with a way back, and ended only with a reason", async () => {
  const backend = await openCoupons()
  const status = () => backend.records(coupons)[0]?.status
  await row("BEMVINDO10").getByRole("button", { name: "Change status" }).click()
  await page.getByRole("radio", { name: "Ended" }).click()
  await expect.element(page.getByRole("dialog").getByRole("button", { name: "Change status" })).toBeDisabled()
  await field("Reason").fill("Campaign over")
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  await vi.waitFor(() => expect(status()).toBe("EXPIRED"))
})

test("many coupons change their status at once, and each target says for how many", async () => {
  const backend = await openCoupons()
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await button("Change status").last().click()
  await page.getByRole("menuitem", { name: "Active" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  await vi.waitFor(() =>
    expect(backend.records(coupons).filter(({ status }) => status === "PAUSED")).toHaveLength(0),
  )
})

test("the history says who changed what, is looked through, and compares two versions", async () => {
  const backend = await openCoupons({ open: "1" })
  for (const title of ["Autumn", "Winter", "Spring"]) {
    await field("Title").fill(title)
    await button("Save").click()
    await vi.waitFor(() => expect(backend.records(coupons)[0]?.title).toBe(title))
  }
  await page.getByRole("tab", { name: "History" }).click()
  await seen(/^3 entries since .* The history cannot be erased\.$/)
  await userEvent.keyboard("{Tab}")
  await expect.element(page.getByRole("tabpanel", { name: "History" })).toHaveFocus()
  const found = page.getByRole("tabpanel").getByRole("listitem")
  expect(found.first().element().textContent).toMatch(/ changed 1 field.*TitleWinterSpring$/)
  await page.getByRole("searchbox", { name: "Search by field or value" }).fill("boas")
  await seen("1 of 3 entries")
  expect(found.element().textContent).toMatch(/TitleBoas-vindas 1Autumn$/)
  await button("Field").click()
  await page.getByRole("menuitemradio", { name: "Title" }).click()
  await button("Period").click()
  await page.getByLabelText("From").fill("2099-01-01")
  await button("Show").click()
  await seen("No entry matches these filters")
  await button("Clear filters").click()
  await seen(/^3 entries since /)
  const files = savedFiles()
  await page.getByRole("searchbox", { name: "Search by field or value" }).fill("boas")
  await button("Download this history").click()
  await button("Download").click()
  await expect.poll(() => files[0]?.text()).toMatch(/^When,.*\r\n.*,Title,Boas-vindas 1,Autumn,\r\n$/)
  await button("Clear search").click()
  await seen(/^4 entries since /)
  expect(found.first().element().textContent).toMatch(/ exported it/)
  await button("Compare versions").click()
  const dialog = page.getByRole("dialog", { name: "Compare versions" })
  await dialog.getByRole("combobox", { name: "Version" }).selectOptions("2")
  await expect.element(dialog.getByRole("definition")).toHaveTextContent("AutumnSpring")
})

test("somebody who opens a list their platform does not have is told so, and it is asked for nothing more", async () => {
  const platform = platformInPage("root", (kind, index) => `65f1a0b2${kind}0${index}`)
  await openStory(Unsupported, { backend: { ...describedBackend(), fetch: platform.fetch } })
  await seen("This server has no packings")
  expect(platform.unknown).toEqual([])
})

test("somebody who goes back from a changed form is asked before it is lost", async () => {
  await openPackings()
  await button("New packing").click()
  await field("Name").fill("Half")
  await button("Back").click()
  await seen("Leave without saving?")
})

const openSegments = (defaultView = {}) =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={companySegments} defaultView={{ pageSize: 3, ...defaultView }} />,
  })
const shownRows = () =>
  page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((one) => one.getAttribute("aria-label"))
const ordersIn = ({ requests }: { readonly requests: ReadonlyArray<string> }) =>
  requests.filter((one) => one.startsWith("POST /company/segments/") && one.endsWith("/order"))

test("a manager moves a segment with Alt and the arrows, over the edge of the page too, and keeps the row", async () => {
  const backend = await openSegments()
  const bakery = row("Padaria")
  await expect.element(bakery).toBeVisible()
  bakery.element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Pizzaria", "Japonesa", "Padaria"]))
  await expect.element(bakery).toHaveFocus()
  await seen("Padaria is now 3 of 5")
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Padaria", "Mercado"]))
  await expect.element(bakery).toHaveFocus()
  expect(ordersIn(backend)).toHaveLength(4)
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Pizzaria", "Japonesa", "Padaria"]))
  await button("Name").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Japonesa", "Lanches", "Mercado"]))
  row("Lanches").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  expect(shownRows()).toEqual(["Japonesa", "Lanches", "Mercado"])
})

test("a manager drags a segment under another one; Escape takes a drag back", async () => {
  const backend = await openSegments()
  await expect.element(row("Padaria")).toBeVisible()
  const grip = () => row("Pizzaria").element().querySelector<HTMLElement>("td span[aria-hidden=true]")!
  await vi.waitFor(() => expect(grip()).not.toBeNull())
  const drag = async (until: "pointerup" | "Escape") => {
    const at = (name: string) => row(name).element().getBoundingClientRect()
    const from = at("Pizzaria")
    const held = { bubbles: true, pointerId: 1, button: 0 }
    grip().setPointerCapture = () => {}
    grip().dispatchEvent(new PointerEvent("pointerdown", { ...held, clientY: from.top + 10 }))
    const { bottom: clientY } = at("Padaria")
    grip().dispatchEvent(new PointerEvent("pointermove", { ...held, clientY: clientY - 2 }))
    await vi.waitFor(() => expect(row("Japonesa").element()).toHaveProperty("dataset.drop", "before"))
    if (until === "Escape") await userEvent.keyboard("{Escape}")
    else grip().dispatchEvent(new PointerEvent("pointerup", { ...held, clientY: clientY - 2 }))
  }
  await drag("Escape")
  expect(ordersIn(backend)).toEqual([])
  await drag("pointerup")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Padaria", "Pizzaria", "Japonesa"]))
  await vi.waitFor(() => expect(ordersIn(backend)).toHaveLength(1))
})

test("a manager opens and closes departments by the arrows, and Alt moves one with all beneath it", async () => {
  const backend = await openStory(Tree, { backend: describedBackend() })
  const tree = page.getByRole("treegrid", { name: "Departments" })
  await expect.element(tree).toBeVisible()
  await vi.waitFor(() =>
    expect(shownRows()).toEqual(["Hortifrúti", "Frutas", "Cítricas", "Verduras", "Bebidas", "Caixa"]),
  )
  expect(row("Cítricas").element().ariaLevel).toBe("3")
  row("Cítricas").element().focus()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(row("Frutas")).toHaveFocus()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(row("Cítricas")).not.toBeInTheDocument()
  expect(row("Frutas").element().ariaExpanded).toBe("false")
  await userEvent.keyboard("{ArrowRight}{ArrowRight}")
  await expect.element(row("Cítricas")).toHaveFocus()
  await button("Collapse Hortifrúti").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Hortifrúti", "Bebidas", "Caixa"]))
  await expect.element(row("Hortifrúti")).toHaveFocus()
  await userEvent.keyboard("{ArrowRight}{Alt>}{ArrowDown}{/Alt}")
  await vi.waitFor(() =>
    expect(shownRows()).toEqual(["Bebidas", "Hortifrúti", "Frutas", "Cítricas", "Verduras", "Caixa"]),
  )
  await seen("Hortifrúti is now 2 of 3")
  row("Frutas").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await seen("Frutas is now 2 of 2")
  await vi.waitFor(() =>
    expect(backend.requests.filter((one) => /^POST \/department\/\d+\/order/.test(one))).toHaveLength(2),
  )
})

test("a franchise chooses itself or the store to pay for a coupon, and reads one the platform pays for", async () => {
  const theirs = {
    code: "DACASA",
    title: "Da casa",
    type: "PERCENT",
    percent: 1000,
    startsAt: "2020-01-05T12:00:00.000Z",
    audience: "ALL",
    fundedBy: "PLATFORM",
  } as const
  const open = (id: string) =>
    openStory(English, {
      backend: memoryBackend({ user: franchiseUser, resources: [listed(coupons, [theirs])] }),
      children: <ResourcePanel resource={coupons} open={id} />,
    })
  await open("new")
  await page.getByRole("tab", { name: "Rules" }).click()
  const payer = page.getByRole("radiogroup", { name: "Funded by" }).getByRole("radio")
  await vi.waitFor(() =>
    expect(payer.elements().map((one) => one.closest("label")?.textContent)).toEqual([
      "Franchise",
      "Company",
    ]),
  )
  await open("1")
  await seen("Only those who fund this coupon can change it.")
  expect(button("Save").elements()).toHaveLength(0)
  expect(button("Paused").elements()).toHaveLength(0)
})

/** What the cells of a card read, each with its heading where it has one. */
const cardOf = (name: string) =>
  [...row(name).element().querySelectorAll("td")]
    .filter((cell) => cell.checkVisibility() && cell.innerText !== "")
    .map((cell) => [cell.dataset["name"], cell.innerText].filter(Boolean).join(" "))

test("a card tells three facts that are known, amounts by their name, and how the record stands", async () => {
  await openCoupons()
  await page.viewport(390, 800)
  await expect.element(row("BEMVINDO11")).toBeVisible()
  expect(cardOf("BEMVINDO11").slice(1)).toEqual([
    "BEMVINDO11",
    "Boas-vindas 2",
    "Fixed amount",
    "Discount R$15.00",
    "Paused",
  ])
})

test("a coupon's uses are shown as a part of its limit, in the list and on its page", async () => {
  await openCoupons()
  await expect.element(row("BEMVINDO10").getByText("25 of 100")).toBeVisible()
  await expect.element(row("BEMVINDO12").getByText(/ of /)).not.toBeInTheDocument()
  row("BEMVINDO10").element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("25 of 100", { exact: true })).toBeVisible()
})

test("a coupon says its rule while it is written, and which orders used it", async () => {
  const backend = await openCoupons({ open: "1" })
  const totals = {
    itemsCents: 5500,
    deliveryFeeCents: 690,
    serviceFeeCents: 0,
    tipCents: 0,
    discountCents: 550,
    totalCents: 5640,
  }
  const coupon = { _id: 1, code: "BEMVINDO10" }
  backend.placeOrder({ coupon, totals, customer: { name: "Rosa Prado", phone: "11970005555" } })
  backend.placeOrder({ coupon, totals, customer: { name: "Rosa Prado", phone: "11970005555" } })
  backend.placeOrder({ coupon, totals, status: "CANCELED" })
  backend.placeOrder({ customer: { name: "Other Person" } })
  await seen(/may count at the same time, and the/)
  await seen(/^10% off, up to R\$25\.00, on orders of R\$30\.00 or more, placed through the app, on Fridays/)
  await field(/^Discount/).fill("12.5")
  await seen(/^12\.5% off/)
  await page.getByRole("tab", { name: "Uses" }).click()
  await expect.element(page.getByText("Rosa Prado").first()).toBeVisible()
  await seen("2 (and 1 canceled)")
  await seen("R$11.00")
  await seen("R$10.25 in sales for each R$1.00 off")
  await expect.element(page.getByText("Other Person")).not.toBeInTheDocument()
})

test("a contract is sent and signed, and then its terms change by an amendment alone", async () => {
  const backend = describedBackend()
  const status = () => backend.records(contracts)[0]?.status
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="1" /> })
  await page.getByRole("tab", { name: "Signatures" }).click()
  await seen("Signatures are recorded once the contract is sent.")
  await page.getByRole("tab", { name: "Amendments" }).click()
  await button("Add item").click()
  await field(/^Effective from/).fill("2020-01-01")
  await field(/^Reason/).fill("Volume")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.amendments).toHaveLength(1))
  await expect.element(field(/^Reason/)).not.toHaveAttribute("readonly")
  await button("Remove item 1").click()
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.amendments).toHaveLength(0))
  await page.getByRole("tab", { name: "Signatures" }).click()
  await expect.element(button("Record signature").first()).not.toBeInTheDocument()
  await button("Sent").click()
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  for (const then of ["PARTIALLY_SIGNED", "ACTIVE"]) {
    await button("Record signature").first().click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Record signature" }).click()
    await vi.waitFor(() => expect(status()).toBe(then))
  }
  await page.getByRole("tab", { name: "Fees" }).click()
  await expect.element(field(/^Monthly fee/)).toHaveAttribute("readonly")
  await expect
    .element(field(/^Monthly fee/))
    .toHaveAccessibleDescription("Changes only while the status is “Draft”.")
  await seen("In force today: 12% commission.")
  await page.getByRole("tab", { name: "Amendments" }).click()
  await button("Add item").click()
  await field(/^Effective from/).fill("2099-01-01")
  await field(/^Reason/).fill("Volume")
  await field(/^Commission(?! with)/).fill("9")
  await seen("From 01/01/2099: 9% commission (Volume).")
})

test("a contract made of a template is read, printed alone, sent to its signer, and sent again", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="2" /> })
  await page.getByRole("tab", { name: "Text" }).click()
  await seen(/ pays 12%\.$/)
  const printed = vi.fn()
  const create = document.createElement.bind(document)
  const spy = vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const made = create(name)
    if (made instanceof HTMLIFrameElement)
      made.remove = () => {
        printed(made.contentDocument?.body.textContent)
        Element.prototype.remove.call(made)
      }
    return made
  })
  await button("Print").click()
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith(expect.stringMatching(/pays 12%/)))
  spy.mockRestore()
  expect(document.querySelector("iframe")).toBeNull()
  await page.getByRole("tab", { name: "Signatures" }).click()
  await button("Send for acceptance").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send for acceptance" }).click()
  await vi.waitFor(() => expect(backend.records(contracts)[1]?.status).toBe("SENT"))
  await seen(/^Sent .* open until /)
  await button("Send again").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send again" }).click()
  await vi.waitFor(() => expect(page.getByRole("alertdialog").query()).toBeNull())
  await page.getByRole("tab", { name: "Text" }).click()
  await seen("Replaced by a newer link")
})

test("a text with a variable nobody knows is refused by its name", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contractTemplates} open="1" /> })
  await field(/^Text/).fill("{{company}} pays {{price}}.")
  await button("Save").click()
  await seen("There is no variable called “price”")
  await field(/^Text/).fill("{{Empresa}} pays nothing.")
  await page.getByRole("tab", { name: "Preview" }).click()
  await seen("Name of the company pays nothing.")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contractTemplates)[0]?.edition).toBe(2))
})

test("a tap on a card of a narrow list opens it; a tap on its checkbox, or one that selects text, does not", async () => {
  await openStory(English, { backend: describedBackend(), width: 390 })
  const name = row("Caixa pequena 1").getByText("Caixa pequena 1", { exact: true })
  await expect.element(name).toBeVisible()
  await row("Caixa pequena 1").getByRole("checkbox").click()
  getSelection()?.selectAllChildren(name.element())
  name.element().dispatchEvent(new MouseEvent("click", { bubbles: true }))
  await expect.element(name).toBeVisible()
  getSelection()?.removeAllRanges()
  await name.click()
  await expect.element(field(/^Name/)).toHaveValue("Caixa pequena 1")
})

test("a search shows the departments it finds with those they stand under, and one moves under another", async () => {
  const backend = await openStory(Tree, { backend: describedBackend() })
  await page.getByRole("searchbox").fill("cítri")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Hortifrúti", "Frutas", "Cítricas"]))
  await seen("1 department")
  row("Cítricas").element().focus()
  await userEvent.keyboard("{Enter}")
  await page.getByRole("combobox", { name: /^Parent department/ }).click()
  await page.getByRole("option", { name: "Bebidas", exact: true }).click()
  await button("Save").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Bebidas", "Cítricas"]))
  expect(backend.records(departments)[2]?.parent?.label).toBe("Bebidas")
})

test("what is wrong with an item stands on its own field, and the focus goes there", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={contracts} open="1" />,
  })
  const second = () => page.getByRole("listitem", { name: "Item 2" })
  const email = () => second().getByLabelText("Email")
  await page.getByRole("tab", { name: "Signers" }).click()
  await email().fill("")
  await page.getByRole("tab", { name: "Fees" }).click()
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Email is required")
  await expect.element(email()).toHaveFocus()
  const first = page.getByRole("listitem", { name: "Item 1" }).getByLabelText("Email")
  await email().fill((first.element() as HTMLInputElement).value.toUpperCase())
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Another item already has the same value")
  await email().fill("n@flordetrigo.test")
  backend.refuse(
    callsOf(contracts).save,
    new BadRequest({ issues: [{ path: "body.signers.1.email", code: "format", message: "" }] }),
  )
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Email does not have the right form")
  await expect.element(email()).toHaveFocus()
})

test("a signer's CPF is shown in part until somebody asks, is kept by a save, and goes with the email it is of", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="1" /> })
  const item = page.getByRole("listitem", { name: "Item 1" })
  const cpf = item.getByLabelText(/^CPF/)
  const email = item.getByLabelText("Email")
  await page.getByRole("tab", { name: "Signers" }).click()
  await expect.element(cpf).toHaveValue("***.982.247-**")
  await email.fill("other@flordetrigo.test")
  await expect.element(cpf).toHaveValue("")
  await email.fill("claudia@flordetrigo.test")
  await item.getByLabelText("Name", { exact: true }).fill("Cláudia A. Arruda")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.signers[0]?.name).toBe("Cláudia A. Arruda"))
  await item.getByRole("button", { name: "Show CPF" }).click()
  await expect.element(cpf).toHaveValue("529.982.247-25")
  await expect.element(cpf).toHaveFocus()
  await expect.element(page.getByText(/ unsaved change/)).not.toBeInTheDocument()
})

test("an item that moves takes the focus along; in its texts the same keys move the cursor", async () => {
  await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={contracts} open="1" />,
  })
  const name = (item: number) =>
    page.getByRole("listitem", { name: `Item ${item}` }).getByLabelText("Name", { exact: true })
  await page.getByRole("tab", { name: "Signers" }).click()
  await name(1).click()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(name(1)).toHaveValue("Cláudia Arruda")
  button("Remove item 1").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(name(2)).toHaveValue("Cláudia Arruda")
  await expect.element(button("Remove item 2")).toHaveFocus()
})

const openHours = () =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={openingHours} open="new" />,
  })

test("a manager copies a day's shifts to the days they choose", async () => {
  await openHours()
  await page.getByRole("button", { name: /^Monday/ }).click()
  await button("Add a shift: Monday").click()
  await button("Copy Monday to…").click()
  await expect.element(page.getByRole("checkbox", { name: "Tuesday" })).toHaveFocus()
  await page.getByRole("checkbox", { name: "Tuesday" }).click()
  await page.getByRole("checkbox", { name: "Saturday" }).click()
  await button("Copy to 2 days").click()
  await expect.element(button("Copy Monday to…")).toHaveFocus()
  for (const day of ["Tuesday", "Saturday"])
    await expect.element(page.getByRole("button", { name: `${day} 09:00–18:00` })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Sunday Closed" })).toBeVisible()
})

const shift = (day: string) => page.getByRole("slider", { name: `Shift: ${day}` })

/** Brings a pointer over a day from one hour to another, and leaves it there. */
const dragOver = (day: string, from: number, to: number, pointerType = "mouse") => {
  const track = page.getByRole("button", { name: new RegExp(`^${day}`) }).element()
    .nextElementSibling as HTMLElement
  track.setPointerCapture = () => {}
  const { left, width } = track.getBoundingClientRect()
  const send = (type: string, hour: number) =>
    track.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType,
        clientX: left + (width * (hour - 6)) / 24,
      }),
    )
  send("pointerdown", from)
  send("pointermove", to)
  return (type = "pointerup") => send(type, to)
}

test("a manager paints shifts over midnight, moves and stretches them, and takes back what they did not mean", async () => {
  await openHours()
  const monday = shift("Monday")
  await seen(/^Drag across a day/)
  dragOver("Monday", 18.1, 26.6)()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "18:00–02:30 (next day)")
  await expect.element(field("Opens")).toHaveValue("6:00 PM")
  dragOver("Monday", 26.5, 24)()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "18:00–00:00")
  dragOver("Monday", 20, 17, "touch")()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "15:00–21:00")
  dragOver("Monday", 9, 12.25)()
  await expect.element(monday.first()).toHaveAttribute("aria-valuetext", "09:00–12:15")
  const cancel = dragOver("Monday", 18, 10)
  await expect.element(monday.last()).toHaveAttribute("aria-valuetext", "12:15–18:15")
  await userEvent.keyboard("{Escape}")
  await expect.element(monday.last()).toHaveAttribute("aria-valuetext", "15:00–21:00")
  cancel()
  dragOver("Monday", 15, 14)("pointercancel")
  await expect.element(page.getByRole("button", { name: "Monday 09:00–12:15, 15:00–21:00" })).toBeVisible()
})

test("a manager moves, stretches and removes shifts by keys, and hears what became of them", async () => {
  await openHours()
  const tuesday = shift("Tuesday")
  await seen(/^Drag across a day/)
  dragOver("Tuesday", 9, 12)()
  await expect.element(tuesday).toHaveAttribute("aria-valuetext", "09:00–12:00")
  dragOver("Tuesday", 13, 14)()
  await expect.element(tuesday.last()).toHaveAccessibleDescription(/arrows move the shift/)
  ;(tuesday.last().element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{/Shift}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "12:45–14:15")
  await expect.element(tuesday.last()).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "13:00–14:00")
  await userEvent.keyboard("{Home}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "12:00–13:00")
  await userEvent.keyboard("{Escape}")
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByText(/Shift 13:00–14:00 removed/)).toBeInTheDocument()
  await expect.element(tuesday).toHaveFocus()
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByRole("button", { name: "Tuesday Closed" })).toHaveFocus()
})

test("a manager reads while writing whether the store is open, which shifts overlap, and takes over holidays", async () => {
  await openHours()
  await page.getByRole("button", { name: /^Monday/ }).click()
  await button("Add a shift: Monday").click()
  await seen(/^By these hours the store is (open|closed) now\. (Opens|Closes) /)
  await button("Add a shift: Monday").click()
  await page.getByLabelText("Opens").last().fill("17:00")
  await seen("These two shifts overlap: Monday 09:00–18:00 and Monday 17:00–23:00")
  await page.getByRole("tab", { name: "Holidays and exceptions" }).click()
  await button("Add national holidays").click()
  await page.getByRole("checkbox", { name: /Christmas$/ }).click()
  await page.getByRole("button", { name: /^Add \d+ days$/ }).click()
  const reasons = page.getByLabelText("Reason")
  await expect.element(reasons.first()).toBeVisible()
  expect(reasons.elements().map((one) => (one as HTMLInputElement).value)).toContain("Labor Day")
  expect(reasons.elements().map((one) => (one as HTMLInputElement).value)).not.toContain("Christmas")
  await page.getByRole("checkbox", { name: "Closed all day" }).first().click()
  await seen(/^The hours of .+ are missing\./)
  await button("Add national holidays").click()
  await expect.element(page.getByRole("checkbox", { name: /Christmas$/ })).toBeVisible()
  await expect.element(page.getByRole("checkbox", { name: /Labor Day$/ })).not.toBeInTheDocument()
})

test("a manager closes all stores of a group and copies one's hours, and reads which could not be changed", async () => {
  const week = [[], [{ from: 540, to: 1080 }], [], [], [], [], []]
  const backend = memoryBackend({
    resources: [
      listed(companyGroups, [{ name: "Rede Centro", companies: [1, 2, 5] }]),
      listed(openingHours, [{ service: "ALL", week, owner: 2 }]),
    ],
    deliveries: sampleDeliveries.filter(({ company }) => company?._id === 1 || company?._id === 2),
  })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={companyGroups} open="1" tab="stores" />,
  })
  await button("Change 3 stores").click()
  await seen(/stop taking orders now/)
  await button("Change 3 stores").last().click()
  await seen("1 store stays as it was. The others are done.")
  await seen("Stays as it is: it has no delivery record")
  expect(backend.deliveries.map(({ isOpen, isManual }) => [isOpen, isManual])).toEqual([
    [false, true],
    [false, true],
  ])
  await page.getByRole("combobox", { name: "Copy from" }).selectOptions("2")
  await button("Copy to 2 stores").click()
  await button("Copy to 2 stores").last().click()
  await seen("Done in 2 stores")
  expect(backend.records(openingHours).map(({ owner }) => owner?._id)).toEqual([2, 1, 5])
})

test("a group that gives more than one has oneself takes nobody in, and says why", async () => {
  const group = { title: "Plantão", permissions: ["accessToFoodOrders"], isActive: true, owner: 1 } as const
  const isApplication = { franchises: [], isApplication: true }
  const backend = memoryBackend({
    user: { ...franchiseUser, ...isApplication, permissions: [{ name: "accessToAccessGroup" }] },
    resources: [listed(accessGroups, [group])],
  })
  const members = <ResourcePanel resource={accessGroups} open="1" tab="members" />
  await openStory(English, { backend, children: members })
  await seen("This group gives permissions you do not have, so you cannot add anyone to it.")
  expect(page.getByRole("heading", { name: "Add people" }).elements()).toHaveLength(0)
})

test("a manager imports cities of a state without making one twice", async () => {
  const backend = memoryBackend({
    resources: [
      listed(cities, [{ name: "Campinas", state: "SP", ibgeCode: "3509502", timeZone: "America/Sao_Paulo" }]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} /> })
  await button("Import from IBGE").click()
  await page.getByRole("combobox", { name: "Application" }).click()
  await page.getByRole("option", { name: "Balcão" }).click()
  await page.getByRole("combobox", { name: "State" }).selectOptions("São Paulo")
  await seen("Campinas (already there)")
  await field("Find a city").fill("santo")
  await button("Choose all 2").click()
  await button("Import 2 cities").click()
  await seen("2 cities imported. They are not served until you say so.")
  await seen("3 cities")
  expect(backend.records(cities).map(({ name, isActive }) => [name, isActive])).toEqual([
    ["Campinas", false],
    ["Santo André", false],
    ["Santos", false],
  ])
})

test("a manager pastes fees over neighborhoods, sees what changes first, and loses nothing", async () => {
  const neighborhoods = ["Centro", "Cambuí", "Taquaral"].map((name) => ({
    name,
    deliveryFee: 500,
    weekdays: ["SAT" as const],
  }))
  const backend = memoryBackend({
    resources: [
      listed(cities, [{ name: "Campinas", state: "SP", timeZone: "America/Sao_Paulo", neighborhoods }]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} open="1" tab="2" /> })
  await button("Paste fees").click()
  await field("Neighborhoods and fees").fill("cambui\t7,90\nLapa\t9")
  await seen("Line 2: there is no neighborhood “Lapa”")
  await expect.element(page.getByRole("row", { name: /Cambuí.*5.00.*7.90/ })).toBeVisible()
  await button("Change 1 fee").click()
  await button("Save").click()
  await expect
    .poll(() => backend.records(cities)[0]?.neighborhoods.map(({ deliveryFee }) => deliveryFee))
    .toEqual([500, 790, 500])
  expect(backend.records(cities)[0]?.neighborhoods[1]?.weekdays).toEqual(["SAT"])
})

test("a store's clock may be another one, but not none", async () => {
  const backend = memoryBackend({
    resources: [
      listed(openingHours, [
        { service: "ALL", week: Array.from({ length: 7 }, () => []), timeZone: "America/Manaus", owner: 1 },
      ]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={openingHours} open="1" /> })
  const zone = page.getByRole("combobox", { name: "Time zone", exact: true })
  await expect.element(zone).toHaveDisplayValue("Manaus")
  expect([...zone.element().querySelectorAll("option")].map(({ textContent }) => textContent)).not.toContain(
    "None",
  )
})

test("a manager copies hours to other stores, and reads of each whether it took them", async () => {
  const week = [[], [{ from: 540, to: 1080 }], [], [], [], [], []]
  const backend = memoryBackend({
    resources: [
      listed(openingHours, [
        {
          service: "ALL",
          week,
          owner: 1,
          exceptions: [{ day: "2026-12-25", reason: "Christmas", isClosed: true }],
        },
        { service: "ALL", week: week.toReversed(), owner: 2 },
      ]),
    ],
  })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={openingHours} open="1" tab="copy" />,
  })
  await button("Add").click()
  await button("Add all 5 found").click()
  await userEvent.keyboard("{Escape}")
  await button("Copy to 4 stores").click()
  const path = "/company/hours"
  backend.offline(true)
  await button("Copy to 4 stores").last().click()
  await seen("4 stores stay as they were. The others are done.")
  backend.offline(false)
  await button("Copy to 4 stores").click()
  await button("Copy to 4 stores").last().click()
  await seen("Done in 4 stores")
  expect(backend.requests.filter((one) => one === `POST ${path}`)).toHaveLength(3)
  const kept = backend.records(openingHours)
  expect(kept.map(({ owner }) => owner?._id).toSorted()).toEqual([1, 2, 3, 4, 5])
  for (const { week: copied, exceptions } of kept)
    expect([copied, exceptions[0]?.day]).toEqual([week, "2026-12-25"])
  expect(kept[1]).toMatchObject({ version: 2, lastUpdatedBy: expect.any(String) })
})

test("a day chosen in the calendar by keyboard becomes an exception, which the calendar then names", async () => {
  await openHours()
  await page.getByRole("tab", { name: "Holidays and exceptions" }).click()
  await expect.element(page.getByRole("table")).toBeVisible()
  const today = page.getByRole("table").element().querySelector<HTMLElement>('[aria-current="date"]')!
  today.focus()
  await userEvent.keyboard("{PageDown}{ArrowRight}{Enter}")
  const item = page.getByRole("listitem", { name: "Item 1" })
  await expect.element(item.getByLabelText("Day")).toHaveFocus()
  await item.getByLabelText(/^Until/).fill("2020-01-01")
  await item.getByLabelText("Reason").fill("Inventory")
  await expect.element(item.getByLabelText(/^Until/)).toHaveAccessibleDescription(/Must not come before Day/)
  await item.getByLabelText(/^Until/).fill("")
  await item.getByLabelText("Opens at").fill("11:00")
  await item.getByRole("checkbox", { name: "Closed all day" }).click()
  await expect.element(item.getByLabelText("Opens at")).not.toBeInTheDocument()
  const named = page.getByRole("button", { name: /: Inventory$/ })
  await expect.element(named).toBeVisible()
  await named.click()
  await expect.element(item.getByLabelText("Day")).toHaveFocus()
})

test("a manager keeps a view, opens the list with it, changes it and deletes it", async () => {
  const backend = await openPackings()
  const menu = (name: string) => page.getByRole("button", { name, expanded: false })
  const choose = async (from: string, item: string | RegExp) => {
    await menu(from).click()
    await page
      .getByRole("menuitem", { name: item })
      .or(page.getByRole("menuitemradio", { name: item }))
      .click()
  }
  await page.getByRole("button", { name: "Kind", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Box" }).click()
  await button("Show 7 results").click()
  await choose("Views", "Save as a new view…")
  await button("Save").click()
  await expect.element(field("Name")).toHaveAccessibleDescription("Give the view a name")
  await field("Name").fill("Boxes")
  await page.getByRole("checkbox", { name: "Open the list with this view" }).click()
  await button("Save").click()
  await choose("Boxes", "Initial view")
  await seen("34 packings")
  await openStory(English, { backend })
  await seen("7 packings")
  await button("Name").click()
  await choose("Boxes (changed)", "Save changes to “Boxes”")
  await choose("Boxes", "Delete “Boxes”…")
  await button("Delete").last().click()
  await expect.element(menu("Views")).toBeVisible()
  expect(backend.requests.filter((one) => /^(POST|PUT|DELETE) .views/.test(one))).toEqual([
    "POST /views/packings",
    "PUT /views/packings/1",
    "DELETE /views/packings/1",
  ])
})

test("the log begins with what was done last", async () => {
  const at = (day: number) => ({ createdAt: `2026-11-${day}T12:00:00.000Z` })
  const line = { action: "UPDATE", list: "packings" }
  const lines = [
    { ...line, ...at(10), label: "First" },
    { ...line, ...at(12), label: "Third" },
    { ...line, ...at(11), label: "Second" },
  ]
  await openStory(English, {
    backend: memoryBackend({ resources: [listed(auditLog, lines)] }),
    children: <ResourcePanel resource={auditLog} />,
  })
  await expect.element(row("Third")).toBeVisible()
  expect(shownRows()).toEqual(["Third", "Second", "First"])
})

test("a line of the log leads to the record it tells of, unless that is gone", async () => {
  const line = { list: "packings", recordId: 7, result: "DONE" }
  const lines = [
    { ...line, action: "UPDATE", label: "Box" },
    { ...line, action: "DELETE", label: "Bag" },
    { ...line, action: "DELETE", label: "Packaging", result: "DENIED" },
  ]
  const pushed: Array<string> = []
  await openStory(English, {
    backend: memoryBackend({ resources: [listed(auditLog, lines)] }),
    navigation: { push: (to) => void pushed.push(to), redirect: () => {} },
    children: <ResourcePanel resource={auditLog} recordHref={(list, id) => `/${list}/${String(id)}`} />,
  })
  await page.getByRole("link", { name: "Packaging" }).click()
  expect(pushed).toEqual(["/packings/7"])
  expect(
    page
      .getByRole("link", { name: /Box|Bag/ })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Box"])
  await row("Box").getByRole("button", { name: "View log entry" }).click()
  await seen("Log entry - Box")
  await expect.element(page.getByRole("link", { name: "Box" })).toHaveAttribute("href", "/packings/7")
})

const degrees = (label: string) => Number((field(label).element() as HTMLInputElement).value)
const marker = () => page.getByRole("application").element().nextElementSibling as HTMLElement

test("a place is written as numbers, and moved on the map by keys, by a tap and by its marker", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={cities} open="1" />,
  })
  const latitude = field("Latitude")
  const map = page.getByRole("application", { name: "Map: Center on the map" })
  await expect.element(map).toHaveAccessibleDescription(/arrow keys/)
  await latitude.fill("100")
  await button("Save").click()
  await expect.element(latitude).toHaveFocus()
  await seen("Between -90 and 90")
  await expect.element(marker()).not.toBeVisible()
  await latitude.fill("-22.9")
  await expect.element(marker()).toBeVisible()
  map.element().focus()
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}")
  await expect.element(map).toHaveFocus()
  // 10 pixels north, 11 pixels east, of 100 map metres each.
  await vi.waitFor(() => expect(degrees("Latitude")).toBeCloseTo(-22.8917, 4))
  expect(degrees("Longitude")).toBeCloseTo(-47.0509, 4)
  await seen("Marker at latitude -22.8917, longitude -47.0509")
  const { width, height } = map.element().getBoundingClientRect()
  await map.click({ position: { x: width / 2, y: height / 2 } })
  await vi.waitFor(() => expect(degrees("Longitude")).toBeCloseTo(-47.0608, 3))
  await userEvent.dragAndDrop(marker(), map, { targetPosition: { x: width / 2 + 30, y: height / 2 } })
  await vi.waitFor(() => expect(degrees("Longitude")).toBeGreaterThan(-47.04))
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(cities)[0]?.center?.[0]).toBeGreaterThan(-47.04))
})

const lines = (one: ReturnType<typeof field>) => (one.element() as HTMLTextAreaElement).value.split("\n")

const openNeighborhoods = async (area?: ReadonlyArray<ReadonlyArray<readonly [number, number]>>) => {
  const neighborhoods = [{ name: "Centro", ...(area && { area }) }, { name: "Cambuí" }]
  const city = { name: "Campinas", state: "SP" as const, timeZone: "America/Sao_Paulo" as const }
  const backend = memoryBackend({
    resources: [listed(cities, [{ ...city, center: [-47.06, -22.9], neighborhoods }])],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} open="1" tab="2" /> })
  const saved = () => backend.records(cities)[0]?.neighborhoods.map((one) => one.area ?? null)
  return { saved }
}

test("an area is drawn on the map, moved and undone by keys, refused where it crosses itself, and saved", async () => {
  const { saved } = await openNeighborhoods()
  await button("Draw on the map").first().click()
  const map = page.getByRole("application", { name: "Map: Area" })
  const points = field("Points")
  await expect.element(map).toHaveAccessibleDescription(/Tap the map/)
  const corner = (number: number) => page.getByRole("button", { name: new RegExp(`^Point ${number} of`) })
  const taps = [
    { x: 80, y: 80 },
    { x: 180, y: 80 },
    { x: 180, y: 160 },
    { x: 80, y: 160 },
  ]
  for (const [index, position] of taps.entries()) {
    await map.click({ position })
    await expect.element(corner(index + 1)).toBeVisible()
  }
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  ;(corner(4).element() as HTMLElement).focus()
  await userEvent.keyboard("{PageDown}{ArrowRight}")
  await expect.element(corner(1)).toHaveFocus()
  await userEvent.keyboard("{Delete}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(3))
  await expect.element(corner(1)).toHaveFocus()
  await button("Undo").click()
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  ;(corner(4).element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(5))
  await expect.element(corner(5)).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  const [one, two, three, four] = lines(points)
  await points.fill([one, three, two, four].join("\n"))
  await expect.element(points).toHaveAccessibleDescription(/The outline crosses itself/)
  await expect.element(button("Use this area")).toBeDisabled()
  await points.fill([one, two].join("\n"))
  await expect.element(points).toHaveAccessibleDescription(/at least three points/)
  await points.fill("-22.9, -47.06\n-22.9, -47.05\n-22.89, -47.05")
  await button("Use this area").click()
  await seen("3 points")
  await button("Save").click()
  const triangle = [
    [-47.06, -22.9],
    [-47.05, -22.9],
    [-47.05, -22.89],
  ]
  await expect.poll(saved).toEqual([[[...triangle, triangle[0]]], null])
})

const cambui = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]
const geoJson = (names: ReadonlyArray<string>) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: names.map((name) => ({
      type: "Feature",
      properties: { name },
      geometry: { type: "Polygon", coordinates: [cambui] },
    })),
  })

test("areas come from a file or a pasted GeoJSON, which is read before they do and told what is wrong with it", async () => {
  const { saved } = await openNeighborhoods()
  await button("Import areas").click()
  const text = field("Or paste it here")
  await text.fill("{")
  await expect.element(text).toHaveAccessibleDescription(/^This is no GeoJSON: the file is damaged/)
  const file = field("File")
  const choose = (name: string, parts: ReadonlyArray<BlobPart>) =>
    file.upload(new File([...parts], name, { type: "application/json" }))
  await choose("estado.geojson", [new Uint8Array(5 * 1024 * 1024 + 1)])
  await expect.element(file).toHaveAccessibleDescription(/^This file is larger than 5 MB/)
  await expect.element(text).toHaveValue("")
  await choose("bairros.geojson", [geoJson(["cambui", "Taquaral", "cambui"])])
  await seen("bairros.geojson: 2 areas")
  await seen("There twice: “cambui”")
  await expect.element(text).toHaveValue("")
  await expect.element(page.getByRole("row", { name: /cambui gets its area/ })).toBeVisible()
  await button("Import 1 area").click()
  await button("Save").click()
  await expect.poll(saved).toEqual([null, [cambui]])
})

test("who imports more neighborhoods than a city may have is told, and chooses which, before any is added", async () => {
  await openNeighborhoods()
  await button("Import areas").click()
  await field("Or paste it here").fill(geoJson(Array.from({ length: 250 }, (_, at) => `Bairro ${at}`)))
  await seen(/^A city has at most 200 neighborhoods. Of the 250 that are not there yet, 198 fit/)
  await expect.element(button("Import 0 areas")).toBeDisabled()
  await button("Choose the first 198").click()
  await field("Find a neighborhood").fill("Bairro 249")
  await page.getByRole("checkbox", { name: "Bairro 249" }).click()
  await seen(/1 too many is chosen/)
  await expect.element(button("Import 199 areas")).toBeDisabled()
  await field("Find a neighborhood").fill("Bairro 0")
  await page.getByRole("checkbox", { name: "Bairro 0" }).click()
  await expect.element(button("Import 198 areas")).toBeEnabled()
})

test("codes are generated from a coupon, and the file of them has each", async () => {
  const backend = await openCoupons()
  const files = savedFiles()
  await page
    .getByRole("button", { name: /^Generate codes/ })
    .first()
    .click()
  await field(/^Prefix/).fill("natal ")
  await button("Generate").click()
  await seen(/^Use capital letters/)
  await field(/^Prefix/).fill("natal-")
  await field(/^How many/).fill("12")
  await button("Generate").click()
  await seen("12 codes have been generated.")
  await button("Download CSV").click()
  await button("Download").click()
  const codes = backend.records(coupons).flatMap(({ code, batch }) => (batch ? [code] : []))
  expect(codes).toHaveLength(12)
  const text = await files[0]?.text()
  for (const code of codes) expect(text).toContain(`\r\n${code},`)
})

test("a coupon that is being written says what it would cost, and on which orders it loses nothing", async () => {
  await openCoupons({ open: "1" })
  await field(/^Discount \(%\)/).fill("20")
  await page.getByRole("tab", { name: "Simulator" }).click()
  await seen("Each order gets R$12.00 off.")
  await field("Average basket").fill("20")
  await seen("The coupon only counts on orders of R$30.00 or more.")
  await field("Average basket").fill("200")
  await seen("Each order gets R$25.00 off.")
})
