import { expect, test } from "vitest"
import { cdp, page, userEvent } from "vitest/browser"
import { OfARow } from "../../../stories/ui/Menu.stories.tsx"

const opener = page.getByRole("button", { name: "Ações de Camila", includeHidden: true })
const item = (name: string) => page.getByRole("menuitem", { name })

test("someone opens a menu, moves through it and chooses an item with the keyboard", async () => {
  await OfARow.run()
  await opener.click()
  await expect.element(item("Editar")).toHaveFocus()

  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  await expect.element(item("Histórico")).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(item("Excluir")).toHaveFocus()
  await userEvent.keyboard("{Enter}")

  await expect.element(page.getByRole("status", { name: "Última ação" })).toHaveTextContent("delete")
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test("someone who holds Enter down opens the menu, and runs none of its actions", async () => {
  await OfARow.run()
  ;(opener.element() as HTMLElement).focus()
  const enter = (type: "keyDown" | "keyUp", autoRepeat = false) =>
    cdp().send("Input.dispatchKeyEvent", {
      type,
      autoRepeat,
      key: "Enter",
      code: "Enter",
      windowsVirtualKeyCode: 13,
      ...(type === "keyDown" && { text: "\r" }),
    })
  await enter("keyDown")
  await expect.element(item("Editar")).toHaveFocus()
  await enter("keyDown", true)
  await enter("keyDown", true)
  await enter("keyUp")
  await expect.element(page.getByText("nenhuma")).toBeVisible()

  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("status", { name: "Última ação" })).toHaveTextContent("edit")
})

test("someone types a letter and moves to the item that starts with it", async () => {
  await OfARow.run()
  await opener.click()
  await expect.element(item("Editar")).toHaveFocus()

  await userEvent.keyboard("d")

  await expect.element(item("Duplicar")).toHaveFocus()
})

test("someone who presses Escape is back at the button, and no action ran", async () => {
  await OfARow.run()
  await opener.click()
  await userEvent.keyboard("{Escape}")

  await expect.element(opener).toHaveFocus()
  await expect.element(page.getByText("nenhuma")).toBeVisible()
})

test("someone who presses a disabled item sees nothing happen", async () => {
  await OfARow.run()
  await opener.click()

  item("Redefinir senha")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }))

  await expect.element(page.getByRole("menu", { name: "Ações de Camila" })).toBeVisible()
})

test("someone who types letters finds the item that begins with them, whatever its accents", async () => {
  await OfARow.run()
  await opener.click()
  await expect.element(item("Editar")).toHaveFocus()
  const key = new KeyboardEvent("keydown", { key: "é", bubbles: true })
  ;(item("Editar").element() as HTMLElement).dispatchEvent(key)
  await userEvent.keyboard("x")
  await expect.element(item("Excluir")).toHaveFocus()
})

test("someone who opens a menu with the arrow up begins at its last item, and leaves it with Tab", async () => {
  await OfARow.run()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowUp}")
  await expect.element(item("Excluir")).toHaveFocus()
  await expect.element(item("Excluir")).toHaveAccessibleDescription("Del")
  await userEvent.keyboard("{Tab}")
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test("someone begins at the item that is chosen, among those one may choose", async () => {
  await OfARow.run()
  await page.getByRole("button", { name: "Idioma" }).click()
  const portuguese = page.getByRole("menuitemradio", { name: "Português (BR)" })
  await expect.element(portuguese).toHaveFocus()
  await expect.element(portuguese).toBeChecked()
  await page.getByRole("menuitemradio", { name: "English" }).click()
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument()
})

test("a finger that taps an item runs its action", async () => {
  await OfARow.run()
  await opener.click()
  await expect.element(item("Duplicar")).toBeVisible()
  const { x, y, width, height } = item("Duplicar").element().getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const touchPoints = [{ x: x + width / 2 + (frame?.x ?? 0), y: y + height / 2 + (frame?.y ?? 0) }]
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect.element(page.getByRole("status", { name: "Última ação" })).toHaveTextContent("copy")
})
