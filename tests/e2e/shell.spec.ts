import { enter, expect, test } from "./host.ts"

test("someone changes the language without a reload, and it is kept", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto("/user-management/roles")
  await expect(page.getByRole("row")).toHaveCount(11)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel("Idioma").selectOption({ label: "English" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roles list")
  await expect(page.getByRole("button", { name: "User Management" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roles list")
})

test("someone filters the menu by typing, and collapses it to a rail that stays collapsed", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1, name: "Painel" })).toBeVisible()
  await page.keyboard.press("/")
  await page.keyboard.type("cupons")
  const nav = page.getByRole("navigation", { name: "Menu principal" })
  await expect(nav.getByRole("link")).toHaveText(["Cupons"])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/company\/coupon$/)
  await expect(page.getByRole("heading", { level: 1, name: "Cupons" })).toBeFocused()
  await expect(nav.getByRole("link", { name: "Cupons" })).toHaveAttribute("aria-current", "page")
  await expect(page.getByRole("navigation", { name: "Trilha de navegação" })).toHaveText("EmpresaCupons")

  await page.getByRole("button", { name: "Recolher menu" }).click()
  await page.reload()
  const company = nav.getByRole("button", { name: "Empresa" })
  await expect(company).toHaveAttribute("aria-current", "true")
  await company.click()
  await expect(nav.getByRole("link", { name: "Cupons" })).toBeVisible()
})

test("someone reaches everything with the keyboard alone", async ({ page }) => {
  await page.goto("/auth/login")
  const reach = async (
    name: string | RegExp,
    role: "textbox" | "searchbox" | "button" | "link" = "button",
  ) => {
    const target = page.getByRole(role, { name }).first()
    for (let step = 0; step < 200; step++) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab never came to ${name}.`)
  }
  await reach("E-mail", "textbox")
  await page.keyboard.type("root@balcao.test")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.type("demo1234")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole("heading", { level: 1, name: "Painel" })).toBeVisible()

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused()
  await reach("Gestão de usuários")
  await page.keyboard.press("Enter")
  await reach("Papéis", "link")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Lista de papéis" })).toBeFocused()
  await expect(page.getByRole("row")).toHaveCount(11)

  await reach("Novo papel")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByLabel("Título")).toBeFocused()
  await page.keyboard.type("Só teclado")
  await reach("Salvar")
  await page.keyboard.press("Enter")
  await expect(dialog).toHaveCount(0)
  await reach("Buscar em todos os campos", "searchbox")
  await page.keyboard.type("teclado")
  await expect(page.getByRole("row")).toHaveCount(2)

  await reach(/^Olá,/)
  await page.keyboard.press("Enter")
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/auth\/login/)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("someone uses the menu as a drawer that keeps the focus and closes", async ({ page, host }) => {
    await enter(page, host, "root")
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Abrir menu" }).tap()
    const drawer = page.getByRole("dialog", { name: "Menu principal" })
    await expect(drawer).toBeVisible()
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab")
      expect(
        await page.evaluate(() => {
          const at = document.activeElement
          return at === document.body || at?.closest("dialog") !== null
        }),
      ).toBe(true)
    }
    await page.keyboard.press("Escape")
    await expect(drawer).toBeHidden()
    await page.getByRole("button", { name: "Abrir menu" }).tap()
    await drawer.getByRole("button", { name: "Gestão de usuários" }).tap()
    await drawer.getByRole("link", { name: "Papéis", exact: true }).first().tap()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole("heading", { level: 1, name: "Lista de papéis" })).toBeVisible()
    await expect(page.getByRole("row", { name: "Administrador" })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    const search = page.getByRole("searchbox", { name: "Buscar em todos os campos" })
    await expect(search.locator("xpath=..").locator("kbd")).toBeHidden()
    await page.getByRole("combobox", { name: "Por página" }).selectOption("3")
    await expect(page.getByText(/^1–3 de \d+$/)).toBeVisible()
    await page.getByRole("button", { name: "Abrir menu" }).tap()
    await drawer.getByRole("button", { name: "Buscar no painel" }).tap()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole("dialog", { name: "Buscar no painel" })).toBeVisible()
  })

  test("someone reads the company's whole name in the header, and whether its store is open", async ({
    page,
    host,
  }) => {
    await enter(page, host, "restaurant")
    await page.goto("/dashboard")
    const head = page.getByRole("banner")
    await expect(head.getByRole("group", { name: "Loja" }).getByText(/^(Aberta|Fechada)$/)).toBeInViewport()
    const name = head.getByText("Cantina do Largo", { exact: true })
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
    await page.getByRole("button", { name: /^Olá,/ }).tap()
    await page.getByRole("menuitem", { name: /^Novidades/ }).tap()
    await expect(page.getByRole("dialog", { name: "Novidades" })).toBeVisible()
  })

  test("someone sees the logo, the application's text under the page, and changes the language there in one step", async ({
    page,
    host,
  }) => {
    await enter(page, host, "restaurant")
    await page.goto("/dashboard")
    await expect(page.getByRole("banner").getByRole("link", { name: "Balcão" })).toBeInViewport()
    const footer = page.getByRole("contentinfo")
    await expect(footer).toHaveText(/^Balcão Delivery/)
    await footer.getByLabel("Idioma").selectOption({ label: "English" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard")
    await page.getByRole("button", { name: "Open menu" }).tap()
    await expect(page.getByRole("dialog", { name: "Main menu" })).toContainText("Balcão Delivery")
  })
})

test("someone sees the logo in the header and the application's text under every page", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/company/coupon")
  await page.getByRole("banner").getByRole("link", { name: "Balcão" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole("contentinfo")).toHaveText("Balcão Delivery")
})

test("a visitor gets files compressed as their browser accepts", async ({ host, page }) => {
  await page.goto("/auth/login")
  const script = await page.locator("script[type=module]").first().getAttribute("src")
  const address = script ?? ""
  for (const [accepted, sent] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const headers = { accept: "text/html,*/*", "accept-encoding": accepted }
    const answer = await fetch(`${host}${address}`, { headers })
    expect([address, answer.status, answer.headers.get("content-encoding")]).toEqual([address, 200, sent])
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i)
    expect((await answer.text()).length).toBeGreaterThan(1000)
  }
})
