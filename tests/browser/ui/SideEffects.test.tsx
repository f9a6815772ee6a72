import { useState } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Button } from "../../../src/ui/button/Button.tsx"
import { IconButton } from "../../../src/ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../../src/ui/dialog/ConfirmDialog.tsx"
import { ellipsis } from "../../../src/ui/icon/icons.ts"
import { Menu } from "../../../src/ui/menu/Menu.tsx"
import { PanelRoot } from "../../../src/ui/root/PanelRoot.tsx"
import type { Column } from "../../../src/ui/table/column.ts"
import { DataTable } from "../../../src/ui/table/DataTable.tsx"

const rendered: string[] = []
const rows = ["Ana", "Bia", "Caio"]
const columns: readonly Column<string>[] = [
  {
    id: "name",
    label: "Nome",
    render: (name) => {
      rendered.push(name)
      return name
    },
  },
]

const Table = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <PanelRoot>
      <DataTable
        label="Pessoas"
        columns={columns}
        rows={rows}
        rowKey={(name) => name}
        rowLabel={(name) => name}
        selection={{
          selected,
          onChange: setSelected,
          selectLabel: (name) => `Escolher ${name}`,
          allLabel: "Todos",
        }}
      />
    </PanelRoot>
  )
}

test("someone who selects one row has no cell drawn anew", async () => {
  await render(<Table />)
  rendered.length = 0

  await page.getByRole("checkbox", { name: "Escolher Bia" }).click()

  await expect.element(page.getByRole("checkbox", { name: "Escolher Bia" })).toBeChecked()
  expect(rendered).toEqual([])
})

const Deleting = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PanelRoot>
      <Menu
        label="Ações"
        trigger={<IconButton icon={ellipsis} label="Ações" />}
        items={[{ id: "delete", label: "Excluir" }]}
        onAction={() => setIsOpen(true)}
      />
      <ConfirmDialog
        isOpen={isOpen}
        title="Excluir"
        description="Excluir Ana?"
        confirmLabel="Excluir"
        busyLabel="Excluindo…"
        cancelLabel="Cancelar"
        isBusy={false}
        onConfirm={() => {}}
        onCancel={() => setIsOpen(false)}
      />
    </PanelRoot>
  )
}

test("someone who cancels a dialog opened from a menu is back at the menu's button", async () => {
  await render(<Deleting />)
  await page.getByRole("button", { name: "Ações" }).click()
  await page.getByRole("menuitem", { name: "Excluir" }).click()
  await page.getByRole("button", { name: "Cancelar" }).click()

  await expect.element(page.getByRole("button", { name: "Ações" })).toHaveFocus()
})

const styleOf = (element: Element) => {
  const { font, color, backgroundColor, boxSizing, colorScheme, padding } = getComputedStyle(element)
  return { font, color, backgroundColor, boxSizing, colorScheme, padding }
}

test("a page that embeds a panel keeps its own styles", async () => {
  const own = document.createElement("button")
  document.body.append(own)
  const before = [styleOf(document.documentElement), styleOf(document.body), styleOf(own)]
  await render(
    <PanelRoot scheme="dark" accent="#c2188b">
      <Button>Salvar</Button>
    </PanelRoot>,
  )
  const after = [styleOf(document.documentElement), styleOf(document.body), styleOf(own)]
  own.remove()

  expect(after).toEqual(before)
  expect(getComputedStyle(document.documentElement).getPropertyValue("--balcao-surface")).toBe("")
})

test("two panels of one page have no id twice, and the one that is left writes no style into its head", async () => {
  const panel = (name: string) => (
    <PanelRoot key={name}>
      <Button>{name}</Button>
    </PanelRoot>
  )
  const { rerender } = await render([panel("Ana"), panel("Bia")])
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)

  await rerender([panel("Bia")])
  await rerender([panel("Bia"), panel("Caio")])
  await page.getByRole("button", { name: "Caio" }).click()
  expect(document.head.querySelector("#react-aria-pressable-style")).toBeNull()
  expect(document.querySelectorAll("#react-aria-pressable-style")).toHaveLength(1)
})

const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!

/** The relative luminance (WCAG 2.2) of a color over another. */
const luminance = (color: string, ground: string) => {
  for (const one of [ground, color]) {
    pixel.fillStyle = one
    pixel.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (color: string, ground: string) => {
  const [one, other] = [luminance(color, ground), luminance(ground, ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const accents = ["white", "black", "#ffd400", "transparent", "currentColor", "rgb(255 0 0 / 0.1)", "nonsense"]

for (const scheme of ["light", "dark"] as const)
  test(`a button can be read and seen in ${scheme} mode, whatever accent and radius a page gives`, async () => {
    const { rerender } = await render(<PanelRoot>{null}</PanelRoot>)
    for (const accent of accents) {
      await rerender(
        <div style={{ color: "#fafafa" }}>
          <PanelRoot key={accent} scheme={scheme} accent={accent} radius="999px">
            <Button tone="primary">{accent}</Button>
          </PanelRoot>
        </div>,
      )
      const button = page.getByRole("button", { name: accent }).element()
      const ground = getComputedStyle(button.closest(".balcao")!).backgroundColor
      const { color, backgroundColor, borderColor, borderRadius } = getComputedStyle(button)
      expect(contrast(color, backgroundColor), `text on ${accent}`).toBeGreaterThanOrEqual(4.5)
      const seen = Math.max(contrast(backgroundColor, ground), contrast(borderColor, ground))
      expect(seen, `${accent} on the panel`).toBeGreaterThanOrEqual(scheme === "light" ? 3 : 2)
      expect(borderRadius).toBe("10px")
    }
  })
