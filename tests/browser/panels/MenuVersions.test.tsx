import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { MenuDraft } from "../../../src/panels/menu/versions/MenuDraft.tsx"
import { MenuPanel } from "../../../src/panels/menu/MenuPanel.tsx"
import { menuBackend } from "../../../stories/panels/menuBackend.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"
import { expectAccessible } from "../axe.ts"

beforeEach(() => page.viewport(1280, 800))

const noPreview = { preview: false }
const price = (name: string) => page.getByRole("textbox", { name: `Preço de ${name}` })

const open = async (publishes: "AUTO" | "MANUAL") => {
  const backend = menuBackend({ menuPublishes: publishes })
  await render(
    <WithBackend backend={backend}>
      <MenuPanel features={noPreview} />
    </WithBackend>,
  )
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
}

const setPrice = async (name: string, text: string) => {
  await price(name).fill(text)
  await userEvent.keyboard("{Enter}")
}

test("changes wait until they are published; one is taken back, the others go out together", async () => {
  await open("MANUAL")
  await setPrice("Nhoque ao sugo", "41,90")
  await setPrice("Lasanha à bolonhesa", "44,90")
  await page.getByRole("button", { name: "Publicar (2 mudanças)" }).click()
  const sheet = page.getByRole("dialog", { name: "O que muda ao publicar" })
  await expect.element(sheet.getByText("Preço · 2")).toBeVisible()
  await expect.element(sheet.getByRole("row", { name: /Nhoque ao sugo.*38,90.*41,90/ })).toBeVisible()
  await expectAccessible()
  await sheet.getByRole("button", { name: "Desfazer: Nhoque ao sugo" }).click()
  await expect.element(sheet.getByText("Preço · 1")).toBeVisible()
  await sheet.getByRole("button", { name: "Publicar" }).click()
  const list = page.getByRole("dialog", { name: "Versões" })
  await expect.element(list.getByRole("button", { name: /^Versão 2 .*no ar.*Preço 1/ })).toBeVisible()
  await list.getByRole("button", { name: "Fechar" }).click()
  await expect.element(page.getByRole("button", { name: "Publicar (0 mudanças)" })).toBeDisabled()
})

test("an item that was removed since is brought back from the differences", async () => {
  await open("MANUAL")
  await setPrice("Nhoque ao sugo", "41,90")
  await page.getByRole("button", { name: "Mais ações de Suco de uva" }).click()
  await page.getByRole("menuitem", { name: "Excluir" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click()
  await page.getByRole("button", { name: "Publicar (2 mudanças)" }).click()
  const sheet = page.getByRole("dialog", { name: "O que muda ao publicar" })
  await expect.element(sheet.getByText("Saem · 1")).toBeVisible()
  await expectAccessible()
  await sheet.getByRole("button", { name: "Desfazer: Suco de uva" }).click()
  await expect.element(sheet.getByText("Saem · 1")).not.toBeInTheDocument()
  await sheet.getByRole("button", { name: "Fechar" }).click()
  await expect.element(price("Suco de uva")).toBeVisible()
})

test("without publishing a version is restored in three presses, and its values are back", async () => {
  await open("AUTO")
  await setPrice("Nhoque ao sugo", "41,90")
  await expect.element(page.getByRole("status").filter({ hasText: /^Salvo às/ })).toBeVisible()
  await page.getByRole("button", { name: "Versões" }).click()
  const sheet = page.getByRole("dialog", { name: "Versões" })
  await sheet.getByRole("button", { name: /^Versão 1 / }).click()
  const first = page.getByRole("dialog", { name: "Versão 1" })
  await expect.element(first.getByText("Preço · 1")).toBeVisible()
  await first.getByRole("button", { name: "Restaurar esta versão" }).click()
  await expect.element(sheet.getByRole("button", { name: /volta à versão 1/ })).toBeVisible()
  await sheet.getByRole("button", { name: "Fechar" }).click()
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
})

test("a page that is about to publish a draft shows what goes out with it", async () => {
  const backend = menuBackend({ menuPublishes: "MANUAL" })
  await render(
    <WithBackend backend={backend}>
      <MenuPanel features={noPreview} />
    </WithBackend>,
  )
  await expect.element(price("Nhoque ao sugo")).toHaveValue("38,90")
  await setPrice("Nhoque ao sugo", "41,90")
  await expect.element(page.getByText(/^Salvo às/)).toBeVisible()
  await render(
    <WithBackend backend={backend}>
      <MenuDraft company={1} />
    </WithBackend>,
  )
  await expect.element(page.getByText("1 mudança espera")).toBeVisible()
  await expect.element(page.getByRole("row", { name: /Nhoque ao sugo.*38,90.*41,90/ })).toBeVisible()
})

test("a platform without menus says so, and one that keeps no versions and no chains offers none", async () => {
  const show = (extras: ReadonlyArray<"catalog">) =>
    render(
      <WithBackend backend={menuBackend({ extras })}>
        <MenuPanel features={noPreview} />
      </WithBackend>,
    )
  const none = await show([])
  await expect.element(page.getByText("Este servidor não tem o cardápio.")).toBeVisible()
  await expectAccessible()
  await none.unmount()
  await show(["catalog"])
  await setPrice("Nhoque ao sugo", "41,90")
  await expect.element(page.getByText(/^Salvo às/)).toBeVisible()
  expect(page.getByRole("button", { name: /^(Versões|Lojas…)$/ }).elements()).toEqual([])
  await page.getByRole("button", { name: "Abrir Nhoque ao sugo" }).click()
  await expect.element(page.getByRole("dialog", { name: "Nhoque ao sugo" })).toBeVisible()
  await expectAccessible()
})
