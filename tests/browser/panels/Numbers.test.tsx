import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { listed, memoryBackend, rootUser } from "../../../src/testing/index.ts"
import { English, Some } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const lead = { name: "Ana", phone: "11987654321", source: "SITE", interest: "APP", value: 100 } as const
const resource: Resource = leads

const open = async (story: Parameters<typeof openStory>[0], props: Partial<ResourcePanelProps>) => {
  const user = { ...rootUser, isRoot: false, isApplication: true, application: { id: 1, name: "Balcão" } }
  const backend = memoryBackend({ user, resources: [listed(leads, [{ ...lead, status: "NEW", owner: 1 }])] })
  await openStory(story, { backend, children: <ResourcePanel resource={resource} {...props} /> })
  return backend
}

const write = async (label: RegExp, text: string) => {
  const field = page.getByLabelText(label)
  await field.fill(text)
  await userEvent.tab()
  return field
}

test.each([
  [Some, /^Negociação/, /^Valor por mês/, "1,234.56", "1.234,56", 123_456, "Salvar"],
  [Some, /^Negociação/, /^Valor por mês/, "1.500", "1.500,00", 150_000, "Salvar"],
  [English, /^Deal/, /^Monthly value/, "1.234,56", "1,234.56", 123_456, "Save"],
] as const)(
  "an amount is saved as it is shown (%#)",
  async (story, tab, label, typed, shown, cents, save) => {
    const backend = await open(story, { open: "1" })
    await page.getByRole("tab", { name: tab }).click()
    await expect.element(await write(label, typed)).toHaveValue(shown)
    await page.getByRole("button", { name: save, exact: true }).click()
    await expect.poll(() => backend.records(leads)).toMatchObject([{ value: cents }])
  },
)

test("an amount that would be rounded, or can be read two ways, is refused in a sentence and stays as typed", async () => {
  const backend = await open(Some, { open: "1" })
  await page.getByRole("tab", { name: /^Negociação/ }).click()
  for (const [typed, sentence] of [
    ["12,3456", "No máximo 2 casas decimais"],
    ["1,500", "“1,500” pode ser milhar ou decimal. Escreva 1500 ou use no máximo 2 casas decimais."],
    ["1e3", "“1e3” não é um número"],
  ] as const) {
    await expect.element(await write(/^Valor por mês/, typed)).toHaveValue(typed)
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.getByRole("button", { name: "Salvar", exact: true }).click()
    expect(backend.records(leads)).toMatchObject([{ value: 100 }])
  }
})

test("someone who tabs into an amount and types writes over it", async () => {
  const backend = await open(Some, { open: "1" })
  await page.getByRole("tab", { name: /^Negociação/ }).click()
  await write(/^Valor por mês/, "1.500,00")
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}")
  await userEvent.keyboard("2")
  await userEvent.tab()
  await expect.element(page.getByLabelText(/^Valor por mês/)).toHaveValue("2,00")
  expect(backend.records(leads)).toMatchObject([{ value: 100 }])
})

test("the spreadsheet is asked once, remembered, and changed after a file", async () => {
  const files = new Array<Blob>()
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob && file.type.startsWith("text/csv")) files.push(file)
    return "blob:saved"
  })
  onTestFinished(() => create.mockRestore())
  await open(Some, {})
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const lines = async (count: number) => {
    await expect.poll(() => files.length).toBe(count)
    const text = await files[count - 1]!.text()
    return text.split("\r\n")
  }
  await press("Exportar")
  const dialog = page.getByRole("dialog", { name: "Onde o arquivo vai ser aberto?" })
  await dialog.getByText(/^Em inglês/).click()
  await dialog.getByRole("button", { name: "Baixar", exact: true }).click()
  expect((await lines(1))[1]).toContain(",1.00,")
  await press("Exportar")
  expect((await lines(2))[1]).toContain(",1.00,")
  await page.getByRole("button", { name: "Mudar", exact: true }).last().click()
  await dialog.getByText(/^Em português/).click()
  await dialog.getByRole("button", { name: "Baixar", exact: true }).click()
  expect((await lines(3))[1]).toContain(";1,00;")
})

test("two number fields that get the focus within one turn leave it with the second", async () => {
  const backend = memoryBackend({ user: rootUser, resources: [listed(coupons, [])] })
  await openStory(English, { backend, children: <ResourcePanel resource={coupons} open="new" /> })
  const fields = [/^Maximum discount/, /^Minimum order/].map((label) => page.getByLabelText(label))
  await expect.element(fields[1]!).toBeVisible()
  for (const field of fields) (field.element() as HTMLElement).focus()
  await expect.element(fields[1]!).toHaveFocus()
})
