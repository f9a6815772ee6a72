import type { Locator, Page } from "@playwright/test"
import { enter, expect, expectAccessible, test } from "./host.ts"

/** A screen, what of it shows that it is whole, and what is opened there, one after the other. */
interface Screen {
  readonly address: string
  readonly shown: (page: Page) => Locator
  readonly opens?: ReadonlyArray<(page: Page) => Promise<void>>
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const rows = (page: Page) => page.locator("tbody tr").nth(4)
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
/** Presses a button and waits for the dialog it opens. */
const dialog =
  (name: string, role: "dialog" | "alertdialog" = "dialog") =>
  async (page: Page) => {
    await press(page, name)
    await expect(page.getByRole(role)).toBeVisible()
  }

const outside: ReadonlyArray<Screen> = [
  { address: "/auth/login", shown: field("E-mail") },
  { address: "/auth/register", shown: field("Nome completo"), opens: [(page) => press(page, "Criar conta")] },
  { address: "/auth/forgot-password", shown: field("E-mail") },
  { address: "/user-privacy/1", shown: heading },
  { address: "/error/403", shown: heading },
  ...[1, 2, 3, 4, 5, 6].map((type) => ({ address: `/error/${type}`, shown: heading })),
]

const inside: ReadonlyArray<Screen> = [
  { address: "/dashboard", shown: (page) => page.locator("svg[role=img], figure svg").first() },
  {
    address: "/user-management/users",
    shown: rows,
    opens: [dialog("Excluir usuário", "alertdialog")],
  },
  { address: "/user-management/users/add", shown: field("Nome de usuário") },
  {
    address: "/user-management/users/edit/3",
    shown: field("Nome de usuário"),
    opens: tabs("Endereço", "Redes sociais", "Papéis", "Alterar senha"),
  },
  { address: "/user-management/roles", shown: rows, opens: [dialog("Novo papel")] },
  {
    address: "/delivery-deliveryrecord",
    shown: rows,
    opens: [dialog("Excluir entregador", "alertdialog")],
  },
  {
    address: "/delivery-deliveryrecord/1",
    shown: field("Nome completo"),
    opens: tabs("Veículo", "Online na última semana", "Corridas e pagamento"),
  },
  { address: "/company/delivery", shown: rows, opens: [dialog("Editar entrega")] },
  {
    address: "/report/deliverymanlive",
    shown: (page) => page.getByRole("listbox", { name: "Entregadores" }).getByRole("option").first(),
  },
  { address: "/my-access", shown: rows },
  { address: "/mail", shown: heading },
  { address: "/franchises", shown: heading },
]

/** Goes there as the browser's back and forward do. */
const go = async (page: Page, { address, shown }: Screen) => {
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(shown(page)).toBeVisible()
}

const looks = [
  { name: "light", colorScheme: "light", width: 1440 },
  { name: "dark", colorScheme: "dark", width: 1440 },
  { name: "on a phone", colorScheme: "light", width: 390 },
  { name: "on a phone in dark", colorScheme: "dark", width: 390 },
] as const

const check = async (page: Page) => {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const visit = async (page: Page, screens: ReadonlyArray<Screen>) => {
  for (const screen of screens)
    await test.step(screen.address, async () => {
      await go(page, screen)
      await check(page)
      for (const open of screen.opens ?? []) {
        await open(page)
        await check(page)
      }
      if (await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().isVisible())
        await page.keyboard.press("Escape")
    })
}

test.describe.configure({ timeout: 240_000 })
// A trace keeps every page it passes, and slows the checks four times; what they find they say themselves.
test.use({ trace: "off" })

for (const { name, colorScheme, width } of looks)
  test.describe(name, () => {
    test.use({
      colorScheme,
      viewport: { width, height: width === 390 ? 844 : 900 },
      contextOptions: { reducedMotion: "reduce" },
    })

    test(`an automatic check finds nothing on any screen: ${name}`, async ({ page, host }) => {
      await page.goto("/auth/login")
      await visit(page, outside)
      await enter(page, host, "root")
      await page.goto("/support/bug-orders")
      await expect(heading(page)).toBeVisible()
      await visit(page, inside)
    })
  })
