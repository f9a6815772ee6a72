import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { menuCategories } from "../../../src/contract/resources/menuCategories.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { menus } from "../../../src/contract/resources/menus.ts"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { listed, memoryBackend, rootUser, sampleCompanies } from "../../../src/testing/index.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"
import { expectAccessible } from "../axe.ts"

beforeEach(() => page.viewport(1280, 800))

const [store, model] = sampleCompanies.filter(({ type }) => type === "restaurant")
const of = (owner: number) => ({ owner })
const plain = { kind: "SIMPLE", status: "AVAILABLE" } as const

/** Two stores of one application: the one that is viewed has one dish, the other one three. */
const backend = () => {
  const [here, there] = [of(Number(store!._id)), of(Number(model!._id))]
  const menu = {
    name: "Padrão",
    context: "DELIVERY",
    isDefault: true,
    status: "ACTIVE",
    adjustKind: "NONE",
    roundTo: "NONE",
  } as const
  return memoryBackend({
    user: { ...rootUser, company: { _id: store!._id, name: String(store!.name) } },
    resources: [
      listed(menus, [
        { ...menu, ...here },
        { ...menu, ...there },
      ]),
      listed(menuCategories, [
        { name: "Massas", template: "DEFAULT", isActive: true, ...here },
        { name: "Massas", template: "DEFAULT", isActive: true, ...there },
      ]),
      listed(menuItems, [
        { ...plain, name: "Lasanha", category: 1, price: 4000, ...here },
        { ...plain, name: "Lasanha", category: 2, price: 4290, description: "À bolonhesa.", ...there },
        { ...plain, name: "Nhoque", category: 2, price: 3890, ...there },
        { ...plain, name: "Ravióli", category: 2, price: 4590, ...there },
      ]),
    ],
  })
}

const open = async (stores = backend()) => {
  const screen = await render(
    <WithBackend backend={stores}>
      <MenuPanel features={{ preview: false }} />
    </WithBackend>,
  )
  await expect.element(price("Lasanha")).toBeVisible()
  await page.getByRole("button", { name: "Lojas…" }).click()
  return screen
}

const price = (name: string) => page.getByRole("textbox", { name: `Preço de ${name}` })
const sheet = () => page.getByRole("dialog", { name: "Lojas" })
const way = (name: string) => sheet().getByText(name, { exact: true }).click()

test("a model store's page shows a store that begins to follow it, and that ceases to", async () => {
  const stores = backend()
  await open(stores)
  await sheet().getByRole("button", { name: "Fechar" }).click()
  const follow = (id: unknown) =>
    stores.fetch(`http://memory.test/menu/${String(model!._id)}/follow`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: id }),
    })
  const told = page.getByText("Loja modelo de 1 loja")
  await expect.element(told).not.toBeInTheDocument()
  expect((await follow(store!._id)).ok).toBe(true)
  await expect.element(told).toBeVisible()
  expect((await follow(null)).ok).toBe(true)
  await expect.element(told).not.toBeInTheDocument()
})

test("a store follows a model store after a look at the plan, keeps its own price, and gives it back with one press", async () => {
  await open()
  await way("Loja modelo")
  await sheet().getByText(String(model!.name), { exact: true }).click()
  await sheet().getByRole("button", { name: "Ver o que muda" }).click()
  await expect.element(sheet().getByText("2 novos · 1 muda · 1 fica da loja · 2 iguais")).toBeVisible()
  await expectAccessible()
  await sheet()
    .getByRole("button", { name: `Seguir ${model!.name}` })
    .click()
  await expect.element(sheet().getByText(`Segue ${model!.name}`)).toBeVisible()
  await sheet().getByRole("button", { name: "Fechar" }).click()
  await expect.element(price("Ravióli")).toHaveValue("45,90")
  await expect.element(price("Lasanha")).toHaveValue("40,00")
  await page.getByRole("button", { name: "Usar o valor da loja modelo em Lasanha" }).click()
  await expect.element(price("Lasanha")).toHaveValue("42,90")
  await price("Nhoque").fill("41")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("1 valor desta loja")).toBeVisible()
  await expectAccessible()
})

test("a menu is copied from another store as its plan says, and the copy is taken back", async () => {
  await open()
  await way("Copiar de outra loja")
  await sheet().getByText(String(model!.name), { exact: true }).click()
  await sheet().getByRole("button", { name: "Ver o que muda" }).click()
  await expect.element(sheet().getByText("2 novos · 1 muda · 2 iguais")).toBeVisible()
  await expect.element(sheet().getByText(/preço R\$\s40,00 → R\$\s42,90/)).toBeVisible()
  await sheet().getByRole("button", { name: "Copiar para esta loja" }).click()
  await expect.element(sheet().getByText("Cardápio copiado para 1 loja.")).toBeVisible()
  await expect.element(sheet().getByText(/^2 criados · 1 mudou/)).toBeVisible()
  await sheet().getByRole("button", { name: "Desfazer a cópia" }).click()
  await expect.element(sheet().getByText("A cópia foi desfeita.")).toBeVisible()
  await expect.element(sheet().getByText(/^1 mudou · 2 saíram/)).toBeVisible()
  await sheet().getByRole("button", { name: "Fechar" }).click()
  await expect.element(price("Lasanha")).toHaveValue("40,00")
  await expect.element(price("Ravióli")).not.toBeInTheDocument()
})
