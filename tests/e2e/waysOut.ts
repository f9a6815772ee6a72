import { expect, type Page } from "@playwright/test"
import type { Editor } from "./editors.ts"

/** A way to lose what is written in an editor. */
interface Way {
  readonly leave: (page: Page) => Promise<void>
  /** The page is loaded anew before something is written. */
  readonly isReloaded?: boolean
  /** The way there is, where it is not one out of any editor. */
  readonly isOf?: (editor: Editor) => boolean
}

const isPage = ({ isModal }: Editor) => !isModal
const isDialog = ({ isModal }: Editor) => isModal === true

const back = (page: Page) => page.evaluate(() => history.back())

export const waysOut: Readonly<Record<string, Way>> = {
  Back: { leave: back },
  "Back after a reload": { leave: back, isReloaded: true },
  "a link": { isOf: isPage, leave: (page) => page.getByRole("link", { name: "Painel" }).first().click() },
  "another company": {
    isOf: ({ isModal, who }) => !isModal && who === "root",
    leave: async (page) => {
      await page.getByRole("button", { name: "Todas as empresas" }).click()
      await page.getByRole("button", { name: "Cantina do Largo Restaurante" }).click()
    },
  },
  "signing out": {
    isOf: isPage,
    leave: async (page) => {
      await page.getByRole("button", { name: /^Olá/ }).click()
      await page.getByRole("menuitem", { name: "Sair", exact: true }).click()
    },
  },
  Escape: { isOf: isDialog, leave: (page) => page.keyboard.press("Escape") },
}

const press = async (page: Page, { presses = [], field }: Editor) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
  for (const name of presses)
    await page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click()
  await expect(field(page)).toBeEditable()
}

/** Opens an editor as a link of the app does, so that there is something to go back to. */
export const openEditor = async (page: Page, editor: Editor, isReloaded = false) => {
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.evaluate((address) => {
    history.pushState({ index: 1 }, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, editor.address)
  if (isReloaded) await page.reload()
  await press(page, editor)
}

/** Writes in an editor, and expects one question that keeps what was written, where it was. */
export const expectAsked = async (page: Page, editor: Editor, leave: (page: Page) => Promise<void>) => {
  const field = editor.field(page)
  await field.click()
  await field.fill(editor.text)
  const address = page.url()
  await leave(page)
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" })
  await expect(question).toBeVisible()
  await question.getByRole("button", { name: "Continuar editando" }).click()
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue(editor.text)
  expect(page.url()).toBe(address)
}
