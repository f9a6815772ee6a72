import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { menus } from "../../../src/contract/resources/menus.ts"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { menuBackend, menuOptions } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"
import { expectAccessible } from "../axe.ts"

beforeEach(() => page.viewport(1280, 800))

const lunch = [{ from: 690, to: 900 }]

/** The small menu with a second one, which costs more and is used on one channel alone. */
const withSecond = () => {
  const [menuRows, ...others] = menuOptions.resources ?? []
  const second = { name: "iFood", context: "DELIVERY", status: "ACTIVE", channels: ["IFOOD"], owner: 1 }
  const adjusted = { ...second, adjustKind: "PERCENT", adjustPercent: 1500, roundTo: "X90" }
  const third = {
    ...adjusted,
    name: "Almoço no iFood",
    week: [[], lunch, lunch, lunch, [], lunch, []],
  }
  const resources = [{ ...menuRows!, rows: [...menuRows!.rows, adjusted, third] }, ...others]
  return menuBackend({ resources })
}

const price = (name: string) => page.getByRole("textbox", { name: `Preço de ${name}` })

test("one menu's own prices stand over inherited ones, are found alone, and go when they are erased", async () => {
  await render(
    <WithBackend backend={withSecond()}>
      <MenuPanel menu="2" />
    </WithBackend>,
  )
  await expect.element(price("Lasanha à bolonhesa")).toHaveValue("49,90")
  await price("Lasanha à bolonhesa").fill("52")
  await userEvent.keyboard("{Enter}")
  await userEvent.click(page.getByRole("switch", { name: "Mostrar Suco de uva em iFood" }), { force: true })
  await expect.element(page.getByText("2 diferenças")).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole("checkbox", { name: "Só diferenças" }), { force: true })
  await expect.element(price("Nhoque ao sugo")).not.toBeInTheDocument()
  await price("Lasanha à bolonhesa").click()
  await userEvent.keyboard("{Backspace}{Enter}")
  await expect.element(page.getByText("1 diferença")).toBeVisible()
})

test("who writes over a menu's own price that somebody else wrote meanwhile is shown both, and chooses", async () => {
  const backend = withSecond()
  await render(
    <WithBackend backend={backend}>
      <MenuPanel menu="2" />
    </WithBackend>,
  )
  const lasagna = price("Lasanha à bolonhesa")
  await lasagna.fill("52")
  const item = backend.records(menuItems)[0]!._id
  const ops = [{ op: "place", menu: 2, item, priceOverride: 5150 }]
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ops }),
  }
  expect((await backend.fetch("http://memory.test/menu/1/changes", init)).ok).toBe(true)
  await userEvent.keyboard("{Enter}")
  await page.getByRole("alert").getByRole("button", { name: "Comparar" }).click()
  const choice = page.getByRole("radiogroup", { name: "Preço em iFood" })
  await expect.element(choice.getByText("Versão da outra pessoa: R$ 51,50")).toBeVisible()
  await expect.element(choice.getByRole("radio", { name: "Sua versão: R$ 52,00" })).toBeChecked()
  await expectAccessible()
  await page.getByRole("button", { name: "Salvar escolhas" }).click()
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument()
  await expect.element(lasagna).toHaveValue("52,00")
  await expect.element(page.getByText("Comparar")).not.toBeInTheDocument()
})

test("cards tell which menu is live where, and which two are used at once", async () => {
  await render(
    <WithBackend backend={withSecond()}>
      <ResourcePanel resource={menus} open="view/cards" />
    </WithBackend>,
  )
  await expect.element(page.getByText("no ar agora em iFood")).toBeVisible()
  await expect
    .element(page.getByText(/^iFood e Almoço no iFood atendem os mesmos canais: segunda-feira/))
    .toBeVisible()
  await expectAccessible()
})

test("who saves a menu that would be used at once with others is asked, edits on, and saves it all the same", async () => {
  const backend = withSecond()
  await render(
    <WithBackend backend={backend}>
      <ResourcePanel resource={menus} open="copy/3" />
    </WithBackend>,
  )
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Almoço executivo")
  const save = page.getByRole("button", { name: "Salvar", exact: true })
  await save.click()
  const question = page.getByRole("alertdialog", { name: "Salvar assim mesmo?" })
  await expect
    .element(
      question.getByText(
        /^iFood e Almoço executivo atendem os mesmos canais: segunda-feira a quarta-feira, sexta-feira das 11:30/,
      ),
    )
    .toBeVisible()
  await expect.element(question.getByText(/^Almoço no iFood e Almoço executivo/)).toBeVisible()
  await expect.element(question.getByRole("button", { name: "Continuar editando" })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await expect.element(question).not.toBeInTheDocument()
  expect(backend.requests).not.toContain("POST /menus")
  await save.click()
  await question.getByRole("button", { name: "Salvar assim mesmo" }).click()
  await expect.poll(() => backend.requests).toContain("POST /menus")
})
