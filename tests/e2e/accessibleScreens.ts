import type { Locator, Page } from "@playwright/test"
import { enter, expect, expectAccessible, test } from "./host.ts"

/** A screen, what shows that it has loaded, and what to open on it, one after the other. */
interface Screen {
  readonly address: string
  readonly shown: (page: Page) => Locator
  readonly opens?: ReadonlyArray<(page: Page) => Promise<void>>
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const rows = (page: Page) => page.locator("tbody tr:not([aria-hidden])").nth(4)
const field = (name: string) => (page: Page) => page.getByLabel(name).first()
const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).first().click()
}
const tabs = (...names: ReadonlyArray<string>): NonNullable<Screen["opens"]> =>
  names.map((name) => async (page) => {
    await page.getByRole("tab", { name }).click()
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true")
    await expect(page.getByRole("tabpanel")).toBeVisible()
  })
/** Opens a dialog with a button and waits for its data. */
const dialogOf = (name: string) => async (page: Page) => {
  await press(page, name)
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible()
}
/** Opens a dialog with a key on a row, because on phones the buttons of a row are in a menu. */
const dialogOnKey = (key: "Delete" | "Enter", role: "dialog" | "alertdialog") => async (page: Page) => {
  await page.locator("tbody tr").last().press(key)
  await expect(page.getByRole(role)).toBeVisible()
}

const openAccount = async (page: Page) => {
  await page.getByRole("button", { name: /^Olá,/ }).click()
  await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible()
}
/** Opens the menu, which is a drawer on phones and always visible elsewhere. */
const openDrawer = async (page: Page) => {
  const button = page.getByRole("button", { name: "Abrir menu" })
  if (await button.isVisible()) await button.click()
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible()
}

const outside: ReadonlyArray<Screen> = [
  { address: "/auth/login", shown: field("E-mail") },
  { address: "/auth/register", shown: heading, opens: [(page) => press(page, "Criar conta")] },
  { address: "/auth/forgot-password", shown: field("E-mail") },
  { address: "/auth/reset-password#token", shown: field("Senha nova") },
  { address: "/auth/confirm-account", shown: heading },
  { address: "/auth/outbox", shown: heading },
  { address: "/contract-acceptance#token", shown: heading },
  { address: "/track-delivery#code", shown: heading },
  { address: "/user-privacy/1", shown: heading },
  { address: "/terms-of-use/1/COMPANY", shown: heading },
  { address: "/user-privacy/1/SOMEBODY", shown: heading },
  {
    address: "/ask-delete-account/1",
    shown: field("Nome completo"),
    opens: [(page) => press(page, "Pedir a exclusão")],
  },
  { address: "/ask-delete-account/999999", shown: heading },
  {
    address: "/cardapio/4/1?mesa=4",
    shown: heading,
    opens: [(page) => page.locator("main li button").first().click()],
  },
  { address: "/cardapio/999999/1", shown: (page) => page.getByRole("alert") },
  { address: "/error/403", shown: heading },
  ...[1, 2, 3, 4, 5, 6].map((type) => ({ address: `/error/${type}`, shown: heading })),
]

const inside: ReadonlyArray<Screen> = [
  {
    address: "/dashboard",
    shown: (page) => page.locator("main svg[width] text").first(),
    opens: [openAccount],
  },
  {
    address: "/user-management/users",
    shown: rows,
    opens: [dialogOnKey("Delete", "alertdialog")],
  },
  { address: "/user-management/users/add", shown: field("Nome de usuário") },
  {
    address: "/user-management/users/edit/3",
    shown: field("Nome de usuário"),
    opens: tabs("Endereço", "Redes sociais", "Papéis", "Alterar senha"),
  },
  { address: "/user-management/roles", shown: rows, opens: [dialogOf("Novo papel")] },
  {
    address: "/delivery-deliveryrecord",
    shown: rows,
    opens: [dialogOnKey("Delete", "alertdialog")],
  },
  {
    address: "/delivery-deliveryrecord/1",
    shown: field("Nome completo"),
    opens: tabs("Veículo", "Online na última semana", "Entregas e pagamento"),
  },
  { address: "/company/delivery", shown: rows, opens: [dialogOnKey("Enter", "dialog")] },
  {
    address: "/report/deliverymanlive",
    shown: (page) => page.getByRole("listbox", { name: "Entregadores" }).getByRole("option").first(),
  },
  { address: "/my-access", shown: rows },
  { address: "/mail", shown: heading, opens: [openDrawer] },
  { address: "/franchises", shown: rows },
  { address: "/helpdesk/tickets/BD-20047", shown: field("Escreva uma resposta") },
]

/** Navigates as the browser's back and forward buttons do, without loading the page. */
const navigate = async (page: Page, to: string) => {
  await page.evaluate((address) => {
    history.pushState(null, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, to)
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}
const load = async (page: Page, to: string) => void (await page.goto(to))

/** Display settings for viewing the screens. */
interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isDarkToo: boolean
}

const modal = "[role=dialog], [role=alertdialog]"

/** Checks the page, or only the dialog when one is open, because what is behind it is inert. */
const check = async (page: Page, isDarkToo: boolean) => {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  const within = (await page.locator(modal).count()) > 0 ? { within: modal } : {}
  await expectAccessible(page, within)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (!isDarkToo) return
  await page.emulateMedia({ colorScheme: "dark" })
  // Only the colors differ.
  await expectAccessible(page, { ...within, rules: ["color-contrast"] })
  await page.emulateMedia({ colorScheme: "light" })
}

const visit = async (page: Page, screens: ReadonlyArray<Screen>, go: typeof navigate, isDarkToo: boolean) => {
  for (const { address, shown, opens = [] } of screens)
    await test.step(address, async () => {
      await go(page, address)
      await expect(shown(page)).toBeVisible()
      await check(page, isDarkToo)
      for (const open of opens) {
        await open(page)
        await check(page, isDarkToo)
      }
      await page.keyboard.press("Escape")
    })
}

/** Runs axe on every screen before and after sign-in, and on its overlays. */
export const accessibleScreens = ({ name, width, height, isDarkToo }: Look) => {
  test.describe.configure({ mode: "parallel", timeout: 240_000 })
  test.use({ colorScheme: "light", viewport: { width, height } })

  test(`the accessibility check passes on every screen before one signs in: ${name}`, ({ page }) =>
    visit(page, outside, load, isDarkToo))

  test(`the accessibility check passes on every screen: ${name}`, async ({ page, host }) => {
    await enter(page, host, "root")
    await page.goto("/support/bug-orders")
    await expect(heading(page)).toBeVisible()
    await visit(page, inside, navigate, isDarkToo)
  })
}
