import type { ReactNode } from "react"
import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { cpfCheckDigits } from "../../../src/contract/people/cpf.ts"
import { CpfTaken, deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { CompanyDeliveriesPanel } from "../../../src/panels/companyDeliveries/index.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { DeliveryPeoplePanel } from "../../../src/panels/deliveryPeople/index.ts"
import { RolesPanel } from "../../../src/panels/roles/index.ts"
import { UserEditorPanel } from "../../../src/panels/userEditor/index.ts"
import { memoryBackend, type MemoryBackendOptions, restaurantUser } from "../../../src/testing/index.ts"
import {
  Creating,
  Editing,
  English,
  Failed,
  Gone,
  None,
  OnlineLastWeek,
  RacesFail,
  ReadOnly,
  Refused,
  SavedByTwo,
  Settling,
  SettlingInTheDark,
  Some,
} from "../../../stories/panels/DeliveryPeoplePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: false })
const seen = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()
const choose = async (filter: string, value: string) => {
  await button(filter).click()
  await page.getByRole("menuitemradio", { name: value, exact: true }).click()
}

test("a manager sees where everybody stands, in the specification's words, and no whole CPF", async () => {
  await openStory(Some)
  await expect.element(row("Anderson Prado").getByText("Liberado")).toBeVisible()
  await expect.element(row("Anderson Prado").getByText("Online")).toBeVisible()
  await expect.element(row("Bruna Lacerda").getByText("Em rota")).toBeVisible()
  await expect.element(row("Cleiton Amaral").getByText("Indisponível")).toBeVisible()
  await expect.element(row("Cleiton Amaral").getByText("Offline")).toBeVisible()
  await seen("Person não cadastrado")
  expect(document.body.innerText).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}/)
  expect(row("Anderson Prado").element().textContent).toMatch(/\*\*\*\.\d{3}\.\d{3}-\*\*/)

  await page.viewport(390, 900)
  for (const text of ["Liberado", "Online", "Moto", "Cantina Bela Paulista"])
    await expect.element(row("Anderson Prado").getByText(text, { exact: true })).toBeVisible()
  await expect.element(row("Anderson Prado").getByText(/^R\$/)).not.toBeVisible()
})

/** A server that filters by what section 7 names alone. */
const specifiedFilters = () => memoryBackend({ extras: extras.filter((one) => one !== "filters") })

test("a manager finds people by every filter of the paginator, one after the other and together", async () => {
  const backend = specifiedFilters()
  const asked: Array<string> = []
  const fetch: typeof backend.fetch = (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url)
    if (pathname.includes("paginator")) asked.push(search)
    return backend.fetch(input, init)
  }
  await openStory(English, { backend: { ...backend, fetch } })
  await seen("12 delivery people")
  await choose("Connection", "Offline")
  await seen("3 delivery people")
  await choose("Vehicle", "Car")
  await seen("1 delivery person")
  await expect.element(row("Fabíola Couto")).toBeVisible()
  for (const filter of ["Connection", "Vehicle"]) await button(`Clear the filter ${filter}`).click()
  await choose("Status", "On route")
  await seen("4 delivery people")
  await button("Company").click()
  await page.getByRole("option", { name: "Cantina Bela Paulista" }).click()
  await seen("1 delivery person")
  await expect.element(row("Daiane Ribas")).toBeVisible()
  for (const filter of ["Status", "Company"]) await button(`Clear the filter ${filter}`).click()
  await page.getByPlaceholder("Search by name or CPF").fill("quintão")
  await expect.element(row("Hellen Quintão")).toBeVisible()
  await seen("1 delivery person")
  const { cpf = "" } = backend.deliveryPeople.get(8) ?? {}
  await page.getByPlaceholder("Search by name or CPF").fill(`${cpf?.slice(0, 3)}.${cpf?.slice(3, 6)}`)
  await expect.element(row("Gilson Macário")).toBeVisible()
  const all = asked.join(" ")
  for (const name of [
    "company=1",
    "person=quint",
    "isOnline=false",
    "flag=ON_ROUTE",
    "cpf=",
    "typeOfVehicle=CAR",
  ])
    expect(all).toContain(name)
  expect(asked.at(-1)).toContain(`cpf=${cpf?.slice(0, 6)}`)
})

test("a server that filters by more offers several values and ranges, and finds by them", async () => {
  const backend = await openStory(English)
  await seen("12 delivery people")
  await page.getByRole("button", { name: "Status", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Available" }).click()
  await page.getByRole("checkbox", { name: "Unavailable" }).click()
  await seen("8 delivery people")
  await userEvent.keyboard("{Escape}")
  await expect.element(button("Status: Available, Unavailable")).toBeVisible()
  await choose("Connection", "Offline")
  await seen("3 delivery people")
  expect(backend.requests).toContain("POST /delivery-man/findDeliveryPeople")
  expect(backend.requests.join()).not.toContain("paginator")
})

test("a new delivery person needs a name and right check digits, and their CPF is hidden once it is written", async () => {
  const backend = await openStory(Creating)
  await button("Save").click()
  await seen("Full name is required")
  await field("Full name").fill("Otávio Sampaio")
  await field("CPF").fill("123.456.789-00")
  await button("Save").click()
  await seen("CPF is not valid")
  const cpf = `123456789${cpfCheckDigits("123456789")}`
  await field("CPF").fill(cpf)
  await userEvent.tab()
  await expect.element(field("CPF")).toHaveValue("***.456.789-**")
  await page.getByRole("combobox", { name: "Company" }).click()
  await page.getByRole("option", { name: "Mercado São Joaquim" }).click()
  await button("Save").click()
  await seen("Delivery person added.")
  await expect
    .element(page.getByRole("heading", { name: "Edit delivery person - Otávio Sampaio" }))
    .toBeVisible()
  expect(backend.deliveryPeople.get(13)).toMatchObject({
    person: { name: "Otávio Sampaio" },
    cpf,
    company: { _id: 2 },
  })
})

test("a save sends what changed and no more, and Save & Exit leads back to the list as it was left", async () => {
  const backend = specifiedFilters()
  const bodies: Array<unknown> = []
  const fetch: typeof backend.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === "PUT") bodies.push(await request.clone().json())
    return backend.fetch(request)
  }
  await openStory(English, { backend: { ...backend, fetch } })
  await choose("Status", "Available")
  await row("Anderson Prado").getByRole("button", { name: "Edit delivery person" }).click()
  await field("Phone").fill("11 97777-6666")
  await page.getByRole("tab", { name: "Vehicle" }).click()
  await field("License plate").fill("ABC1D23")
  await button("More save options").click()
  await page.getByRole("menuitem", { name: "Save & Exit" }).click()
  await expect.element(button("Status: Available")).toBeVisible()
  expect(bodies).toEqual([
    {
      phone: "11977776666",
      vehicle: { plate: "ABC1D23", model: "Honda CG 160", color: "Vermelha" },
      version: 1,
    },
  ])
})

test("whoever is refused a registration is told why, and a CPF somebody has is told in its field", async () => {
  const backend = memoryBackend()
  backend.refuse(deliveryPeople.save, new CpfTaken())
  await openStory(Editing, { backend })
  await page.getByRole("combobox", { name: /^Registration/ }).selectOptions("Blocked")
  await button("Save").click()
  await seen("Reason is required")
  await field("Reason").fill("Documentos vencidos")
  await button("Save").click()
  await seen("Another delivery person already has this CPF")
  await expect.element(field("CPF")).toHaveFocus()
})

test("two who save at once both see what the other wrote", async () => {
  await openStory(SavedByTwo, { backend: SavedByTwo.composed.args.backend as never })
  await field("Phone").fill("11 95555-4444")
  await button("Save").click()
  await expect.element(page.getByRole("alertdialog")).toBeVisible()
  await seen("Your version: (11) 9 5555-4444")
  await seen("Their version: (11) 9 0000-0000")
})

test("a licence that has run out, or soon will, is spoken of while it is written", async () => {
  await openStory(Editing)
  await page.getByRole("tab", { name: "Vehicle" }).click()
  const writeDay = (from: number) => {
    const day = new Date(Date.now() + from * 86_400_000)
    return field("License valid until").fill(
      day.toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" }),
    )
  }
  await writeDay(-1)
  await seen("The license has expired.")
  await writeDay(10)
  await seen("The license expires in 10 days.")
  await writeDay(90)
  await expect.element(page.getByText(/license (has expired|expires)/)).not.toBeInTheDocument()
})

test("someone who leaves with something unsaved is asked first", async () => {
  await openStory(Editing)
  await field("Pix key").fill("outra@chave.test")
  await button("Back").click()
  await seen("Leave without saving?")
  await button("Keep editing").click()
  await expect.element(field("Pix key")).toHaveValue("outra@chave.test")
  await button("Back").click()
  await button("Leave").click()
  await expect.element(row("Anderson Prado")).toBeVisible()
})

test("marking as paid is written at once, and Undo writes what was before", async () => {
  const backend = await openStory(Settling)
  await seen(/No payments recorded\. R\$135\.80 to pay\.|No payments recorded\. R\$\s?135[.,]80 to pay\./)
  await button("Mark as paid").click()
  await button("Confirm payment").click()
  await seen("Anderson Prado marked as paid.")
  await seen(/^Amount paid: R\$\s?135[.,]80$/)
  expect(backend.deliveryPeople.get(1)).toMatchObject({ deliverymanPaid: true })
  await button("Undo").click()
  await seen("The payment was changed back.")
  expect(backend.deliveryPeople.get(1)).toMatchObject({ deliverymanPaid: false, deliveryManPaidDate: null })
  await seen(/No payments recorded\./)
  expect(backend.requests.filter((call) => call.startsWith("PATCH"))).toHaveLength(2)
})

test("payment is up to the end of a chosen day where the platform is, never of a day to come, and is taken back", async () => {
  const backend = await openStory(Settling)
  await field("Paid through").fill("2025-03-14")
  await button("Mark as paid").click()
  await button("Confirm payment").click()
  await vi.waitFor(() =>
    expect(backend.deliveryPeople.get(1)).toMatchObject({ deliveryManPaidDate: "2025-03-15T02:59:59.999Z" }),
  )
  await seen(/Paid through 03\/14\/2025, 11:59\sPM\./)
  await field("Paid through").first().fill("2999-01-01")
  await expect.element(button("Mark as paid")).toBeDisabled()
  await field("Paid through").first().fill("0090-01-01")
  await seen("Check the year: 2000 to 2100")
  await expect.element(button("Mark as paid")).toBeDisabled()
  await button("Undo payment").click()
  await vi.waitFor(() => expect(backend.deliveryPeople.get(1)).toMatchObject({ deliverymanPaid: false }))
})

test("a payment the service refuses is told, and nothing changes", async () => {
  const backend = await openStory(Settling)
  await expect.element(button("Mark as paid")).toBeVisible()
  backend.offline(true)
  await button("Mark as paid").click()
  await button("Confirm payment").click()
  await expect.element(page.getByRole("alert")).toHaveTextContent("The service did not respond. Try again.")
  backend.offline(false)
  await button("Mark as paid").click()
  await button("Confirm payment").click()
  await seen("Anderson Prado marked as paid.")
})

test("races and times online come page by page, each under way told as such", async () => {
  await openStory(SettlingInTheDark)
  await seen("Em andamento")
  await openStory(Settling)
  await seen("1–10 of 24")
  await button("Last page").click()
  await seen("21–24 of 24")
  await openStory(OnlineLastWeek)
  await seen("1–10 of 13")
  await seen("Still online")
  await button("Next page").click()
  await seen("11–13 of 13")
})

test("the list leads to races and payment; deleting names who it is", async () => {
  const backend = await openStory(English)
  await row("Bruna Lacerda").getByRole("button", { name: "Deliveries and payment" }).click()
  await expect
    .element(page.getByRole("tab", { name: "Deliveries and payment" }))
    .toHaveAttribute("aria-selected", "true")
  await button("Back").click()
  await row("Bruna Lacerda").getByRole("button", { name: "Delete delivery person" }).click()
  await seen("Permanently delete the delivery person Bruna Lacerda?")
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await seen("Delivery person deleted")
  expect(backend.deliveryPeople.has(2)).toBe(false)
})

test("a host keeps who is open, and on which tab, in one word", async () => {
  const heard: Array<unknown> = []
  const titles: Array<unknown> = []
  await openStory(English, {
    children: (
      <DeliveryPeoplePanel
        onPersonChange={(person, tab) => heard.push([person, tab])}
        onTabChange={(tab) => heard.push(tab)}
        onHeading={(title) => titles.push(title)}
      />
    ),
  })
  await row("Bruna Lacerda").getByRole("button", { name: "Deliveries and payment" }).click()
  await page.getByRole("tab", { name: "Vehicle" }).click()
  await button("Back").click()
  await expect.element(row("Bruna Lacerda")).toBeVisible()
  expect(heard).toEqual([[2, "settle"], "vehicle", [null, "data"]])
  expect(titles.at(-1)).toBe(undefined)
  expect(titles).toContain("Edit delivery person - Bruna Lacerda")
})

test("nobody there, trouble, gone, no permission and only looking are told", async () => {
  await None.run()
  await seen("No records found")
  await Failed.run()
  await seen("Could not load the delivery people")
  await Gone.run()
  await seen("This delivery person does not exist")
  await RacesFail.run()
  await seen("Could not load the deliveries")
  await Refused.run()
  await seen(/“Entregadores”|“Delivery people”/)
  await openStory(English, { backend: memoryBackend({ user: restaurantUser }) })
  await seen(/“Entregadores”|“Delivery people”/)
  await openStory(ReadOnly)
  await row("Anderson Prado").getByRole("button", { name: "View delivery person" }).click()
  await expect.element(field("Full name")).toHaveAttribute("readonly")
  await expect.element(button("Save")).not.toBeInTheDocument()
  await page.getByRole("tab", { name: "Deliveries and payment" }).click()
  await seen("Deliveries")
  await expect.element(button("Mark as paid")).not.toBeInTheDocument()
})

test("a manager chooses delivery people and deletes them at once, as users", async () => {
  const backend = await openStory(English)
  const boxes = page.getByRole("checkbox", { name: /^Select / })
  await boxes.nth(1).click()
  await boxes.nth(2).click()
  await expect.element(page.getByText("2 selected")).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Export", exact: true }).first()).toBeVisible()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect.element(page.getByText("Delete 2 delivery people?")).toBeVisible()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await expect.element(page.getByText("2 delivery people deleted")).toBeVisible()
  expect(backend.requests).toContain("POST /delivery-man/removeDeliveryPeople")
})

const past = (field: string, old: unknown, now: unknown) => ({
  _id: 1,
  at: "2026-11-20T15:00:00.000Z",
  actor: { _id: 1, label: "Marta Vidal" },
  action: "UPDATE" as const,
  changes: [{ field, old, new: now }],
})
const openHistory = async (
  children: ReactNode,
  history: NonNullable<MemoryBackendOptions["history"]>,
  locale: "en" | "ptBr" = "en",
) => {
  await openStory(English, { backend: memoryBackend({ history }), children, locale })
  return () => page.getByRole("tab", { name: locale === "en" ? "History" : "Histórico" }).click()
}

const told = page.getByRole("tabpanel").getByRole("listitem")

test("the history of each of the specification's lists speaks as the list does, in both languages", async () => {
  const ofPerson = await openHistory(<DeliveryPeoplePanel person={1} />, [past("flag", "FREE", "ON_ROUTE")])
  await ofPerson()
  await expect.element(told.getByText("Status")).toBeVisible()
  await expect.element(told.getByText("On route")).toBeVisible()

  const ofUser = await openHistory(
    <UserEditorPanel userId={3} />,
    [
      past("roles", [{ _id: 1, label: "Caixa" }], [{ _id: 2, label: "Gerente" }]),
      { ...past("", 1, 2), _id: 2, action: "DELETE", changes: [], result: "DENIED" },
    ],
    "ptBr",
  )
  await ofUser()
  await expect.element(told.getByText("Papéis")).toBeVisible()
  await expect.element(told.getByText("Gerente")).toBeVisible()
  await expect.element(told.getByText(/tentou algo que seu acesso não permite/)).toBeVisible()

  const ofRole = await openHistory(<RolesPanel />, [past("permissions", ["Pedidos"], ["Pedidos", "Cupons"])])
  await page.getByRole("button", { name: "Edit role" }).first().click()
  await ofRole()
  await expect.element(told.getByText("Permissions", { exact: true })).toBeVisible()
  await expect.element(told.getByText("Pedidos, Cupons")).toBeVisible()

  const ofStore = await openHistory(<CompanyDeliveriesPanel />, [past("isOpen", true, false)], "ptBr")
  await page.getByRole("button", { name: "Editar entrega" }).first().click()
  await ofStore()
  await expect.element(told.getByText("Loja")).toBeVisible()
  await expect.element(told.getByText("Fechada")).toBeVisible()
})
