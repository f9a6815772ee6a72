import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Chosen, LoadingFirst, Phone, Some } from "../../../stories/ui/DataTable.stories.tsx"
import { inRoot } from "../../../stories/ui/inRoot.tsx"
import { DataTable } from "../../../src/ui/table/DataTable.tsx"

const rowOf = (name: string) => page.getByRole("row", { name })
const done = page.getByRole("status", { name: "Feito" })

beforeEach(() => page.viewport(1200, 800))

const focusRow = (name: string) => {
  const row = rowOf(name).element()
  if (row instanceof HTMLElement) row.focus()
}

test("someone moves between rows with the keyboard, opens one and deletes one", async () => {
  await Some.run()
  focusRow("Marina Couto")

  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  await expect.element(rowOf("Camila Nogueira")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(done).toHaveTextContent("aberto: Camila Nogueira")

  await userEvent.keyboard("{End}")
  await expect.element(rowOf("Beatriz Kawakami")).toHaveFocus()
  await userEvent.keyboard("{Delete}")
  await expect.element(done).toHaveTextContent("excluir: Beatriz Kawakami")
})

test("a row opened by two clicks leaves no word marked; where none opens the word stays", async () => {
  const marked = () => String(getSelection())
  await Some.run()
  await page.getByText("Camila Nogueira").dblClick()
  await expect.element(done).toHaveTextContent("aberto: Camila Nogueira")
  expect(marked()).toBe("")
  const column = { id: "name", label: "Name", area: "lead", render: (name: string) => name } as const
  await render(
    <DataTable label="Names" columns={[column]} rows={["Sofia"]} rowKey={String} rowLabel={String} />,
  )
  await page.getByText("Sofia", { exact: true }).dblClick()
  expect(marked()).toBe("Sofia")
})

test("names of sixty letters break in their cells, and push neither status nor buttons out", async () => {
  const name = "W".repeat(60)
  const columns = (["name", "user", "store", "city"] as const).map((id) => ({
    id,
    label: id,
    area: "second" as const,
    render: () => name,
  }))
  const { container } = await render(
    inRoot(
      <DataTable
        label="Names"
        columns={[...columns, { id: "status", label: "Status", area: "tags", render: () => "Administração" }]}
        rows={["1"]}
        rowKey={String}
        rowLabel={String}
      />,
    ),
  )
  const table = container.querySelector("table")
  const [from = 0, to = 0] = [table?.parentElement?.clientWidth, table?.scrollWidth]
  expect(to).toBeGreaterThan(0)
  expect(to).toBeLessThanOrEqual(Math.max(from, 1200))
})

test("someone who tabs back to the table returns to the row they left", async () => {
  await Some.run()
  focusRow("Marina Couto")

  await userEvent.keyboard("{ArrowDown}")

  await expect.element(rowOf("Paulo Henrique Teles")).toHaveAttribute("tabindex", "0")
  await expect.element(rowOf("Marina Couto")).toHaveAttribute("tabindex", "-1")
})

test("someone selects a row with Space, and the header checkbox is indeterminate", async () => {
  await Some.run()
  focusRow("Luana Sá")

  await userEvent.keyboard(" ")

  await expect.element(page.getByRole("checkbox", { name: "Selecionar Luana Sá" })).toBeChecked()
  await expect.element(page.getByRole("checkbox", { name: "Selecionar todos" })).toBePartiallyChecked()
  await expect.element(page.getByText("1 selecionados")).toBeVisible()
})

test("someone selects all rows shown, and then none", async () => {
  await Chosen.run()
  const all = page.getByRole("checkbox", { name: "Selecionar todos" })

  await all.click()
  await expect.element(page.getByText("7 selecionados")).toBeVisible()
  await all.click()
  await expect.element(page.getByText("60 usuários")).toBeVisible()
})

test("someone reverses the sort order, and a screen reader is told", async () => {
  await Some.run()
  const id = page.getByRole("columnheader", { name: "ID" })
  await expect.element(id).toHaveAttribute("aria-sort", "ascending")

  await page.getByRole("button", { name: "ID", exact: true }).click()

  await expect.element(id).toHaveAttribute("aria-sort", "descending")
  const names = page
    .getByRole("row")
    .elements()
    .map((row) => row.getAttribute("aria-label"))
  expect(names.slice(1, 3)).toEqual(["Beatriz Kawakami", "Rogério Antunes"])
})

test("someone with a phone reads a row as a block: name, then email, then roles", async () => {
  await Phone.run()
  const top = (text: string) =>
    page.getByText(text, { exact: true }).first().element().getBoundingClientRect().top

  expect(top("Marina Couto")).toBeLessThan(top("marina.couto@balcao.test"))
  expect(top("marina.couto@balcao.test")).toBeLessThan(top("Administrador"))
  await expect.element(page.getByText("marina.couto", { exact: true })).not.toBeVisible()
})

test("someone who waits for the first rows is told that the table is busy", async () => {
  await LoadingFirst.run()

  const table = page.getByRole("table", { name: "Usuários" }).element()
  expect(table.closest("[aria-busy=true]")).not.toBeNull()
})

test("records in another order are moved, and none is drawn anew", async () => {
  let drawn = 0
  const draw = (name: string) => {
    drawn += 1
    return name
  }
  const rows = ["Ana", "Bia", "Caio"].map((name) => ({ name }))
  const columns = [{ id: "name", label: "Nome", render: ({ name }: { readonly name: string }) => draw(name) }]
  const actions = ({ name }: { readonly name: string }) => draw(name)
  const table = (ordered: typeof rows) => (
    <DataTable
      {...{ columns, actions }}
      label="Pessoas"
      rows={ordered}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
    />
  )
  const { rerender } = await render(table(rows))
  await expect.element(rowOf("Ana")).toHaveAttribute("tabindex", "0")
  const before = drawn
  await rerender(table(rows.toReversed()))
  await expect.element(rowOf("Caio")).toHaveAttribute("tabindex", "0")
  expect(drawn).toBe(before)
})
