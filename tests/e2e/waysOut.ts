import { expect, type Page } from "@playwright/test"
import type { Editor } from "./editors.ts"

/** A way to lose what is written in an editor. */
interface Way {
  readonly leave: (page: Page) => Promise<void>
  /** The page is loaded anew before something is written. */
  readonly isReloaded?: boolean
  /** There is something to go forward to. */
  readonly hasNext?: boolean
  /** The way there is, where it is not one out of any editor. */
  readonly isOf?: (editor: Editor) => boolean
}

const isPage = ({ isModal, who }: Editor) => !isModal && who !== undefined
const isDialog = ({ isModal }: Editor) => isModal === true

const back = (page: Page) => page.evaluate(() => history.back())

export const waysOut: Readonly<Record<string, Way>> = {
  Back: { leave: back },
  "Back after a reload": { leave: back, isReloaded: true },
  Forward: { leave: (page) => page.evaluate(() => history.forward()), hasNext: true },
  "a link": { isOf: isPage, leave: (page) => page.getByRole("link", { name: "Painel" }).first().click() },
  "another company": {
    isOf: (editor) => isPage(editor) && editor.who === "root" && !editor.isKept,
    leave: async (page) => {
      await page.getByRole("button", { name: "Todas as empresas" }).click()
      await page.getByRole("button", { name: "Cantina do Largo Restaurante" }).click()
    },
  },
  "signing out": {
    isOf: (editor) => isPage(editor) && !editor.isKept,
    leave: async (page) => {
      await page.getByRole("button", { name: /^Olá/ }).click()
      await page.getByRole("menuitem", { name: "Sair", exact: true }).click()
    },
  },
  Escape: { isOf: isDialog, leave: (page) => page.keyboard.press("Escape") },
}

const press = async (page: Page, { chosen, presses = [], field }: Editor) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
  if (chosen) await page.getByRole(chosen[0], { name: chosen[1] }).first().click()
  for (const name of presses) {
    const called = { name, exact: typeof name === "string" }
    await page.getByRole("button", called).or(page.getByRole("menuitem", called)).first().click()
  }
  await expect(field(page)).toBeEditable()
}

/** Goes where a link of the app leads. */
const follow = async (page: Page, address: string, index: number) => {
  await page.evaluate(
    ([to, at]) => {
      history.pushState({ index: at }, "", to)
      dispatchEvent(new PopStateEvent("popstate"))
    },
    [address, index] as const,
  )
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
}

/** Opens an editor as a link of the app does, so that there is something to go back to. */
export const openEditor = async (page: Page, editor: Editor, { isReloaded, hasNext }: Partial<Way> = {}) => {
  const around = editor.who === undefined ? "/auth/forgot-password" : "/dashboard"
  await page.goto(around)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await follow(page, editor.address, 1)
  if (hasNext) {
    await follow(page, around, 2)
    await back(page)
  }
  if (isReloaded) await page.reload()
  await press(page, editor)
}

/** Writes in an editor that keeps what was begun, and expects to find it again without a question. */
const expectKept = async (page: Page, editor: Editor, leave: Way["leave"]) => {
  const address = page.url()
  await editor.field(page).fill(editor.text)
  await leave(page)
  await expect(page).not.toHaveURL(address)
  await openEditor(page, editor)
  await expect(editor.field(page)).toHaveValue(editor.text)
  await editor.field(page).fill("")
}

/** Writes in an editor, and expects one question that keeps what was written, and the person, where they were. */
export const expectAsked = async (page: Page, editor: Editor, leave: Way["leave"]) => {
  if (editor.isKept) return expectKept(page, editor, leave)
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
  // Not at the beginning of the page.
  await expect(page.locator("body :focus")).toHaveCount(1)
  expect(page.url()).toBe(address)
}
