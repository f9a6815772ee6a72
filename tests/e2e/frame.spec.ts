import { enter, expect, expectAccessible, test } from "./host.ts"

test.beforeEach(async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto("/user-management/roles")
  await expect(page.getByRole("row")).toHaveCount(11)
})

test("someone finds screens, actions and records from anywhere with the keyboard", async ({ page }) => {
  await page.keyboard.press("Control+k")
  const palette = page.getByRole("dialog", { name: "Buscar no painel" })
  await expect(palette.getByRole("option", { name: "Novo papel" })).toBeVisible()
  await page.keyboard.type("CUPON")
  await expect(palette.getByRole("option").first()).toHaveAccessibleName(/Cupons/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/company\/coupon$/)
  await expect(palette).toHaveCount(0)

  await page.keyboard.press("Control+k")
  await page.keyboard.type("restaurant@")
  await expect(palette.getByRole("option", { name: /Equipe do restaurante/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/user-management\/users\/edit\/\d+$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Equipe do restaurante")

  await page.keyboard.press("Control+k")
  await page.keyboard.type("pizza15")
  await palette.getByRole("option", { name: /PIZZA15.*Cupons/ }).click()
  await expect(page).toHaveURL(/\/company\/coupon\/\d+$/)

  await page.keyboard.press("Control+k")
  await page.keyboard.type("zzzz")
  await expect(palette.getByText("Nenhum resultado para “zzzz”.")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(palette).toHaveCount(0)
})

test("someone opens a dialog by a quick action, and the address is clean again once it is closed", async ({
  page,
}) => {
  await page.goto("/company/coupon")
  await page.getByRole("button", { name: "Criar" }).click()
  await page.getByRole("menuitem", { name: "Novo papel" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page).toHaveURL(/roles\?open=new$/)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(/roles$/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("someone sees their starred and recent screens above the menu", async ({ page }) => {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Adicionar “.+” aos favoritos$/ })
    .click()
  const nav = page.getByRole("navigation", { name: "Menu principal" })
  const mine = nav.getByRole("list", { name: "Suas telas" })
  await expect(mine.getByRole("link", { name: "Papéis" })).toBeVisible()
  await page.goto("/company/coupon")
  await mine.getByRole("button", { name: "Recentes" }).click()
  await expect(mine.getByRole("link").nth(1)).toHaveText("Papéis")
  await page.reload()
  await mine.getByRole("link", { name: "Papéis" }).first().click()
  await expect(page).toHaveURL(/\/user-management\/roles$/)
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remover “.+” dos favoritos$/ })
    .click()
  await expect(mine.getByRole("button", { name: "Favoritos" })).toHaveCount(0)
})

test("someone moves through the menu with the arrow keys, and opens and closes its groups", async ({
  page,
}) => {
  const nav = page.getByRole("navigation", { name: "Menu principal" })
  const group = nav.getByRole("button", { name: "Empresa", exact: true })
  await group.focus()
  await page.keyboard.press("ArrowRight")
  await expect(group).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(nav.getByRole("link", { name: "Empresas" })).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(group).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(group).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Home")
  await expect(nav.locator("[data-menu-item]").first()).toBeFocused()
})

test("someone changes the appearance, sees it at once and keeps it after a reload", async ({ page }) => {
  await page.getByRole("button", { name: /^Olá,/ }).click()
  await page.getByRole("menuitem", { name: "Aparência" }).click()
  const sheet = page.getByRole("dialog", { name: "Aparência" })
  await sheet.getByText("Escuro").click()
  await sheet.getByText("Compacta").click()
  await sheet.getByText("Abas").click()
  await sheet.getByRole("radio", { name: "Cor de destaque #b0256b" }).check()
  await sheet.getByLabel("Outra cor").fill("#fffde0")
  await expect(sheet.getByText(/clara demais/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await page.reload()
  const kept = await page.evaluate(() => localStorage.getItem("layoutConfig"))
  expect(JSON.parse(kept ?? "")).toEqual({
    scheme: "dark",
    rail: false,
    accent: "#b0256b",
    density: "compact",
    subheader: "v3",
  })
  const tabs = page.getByRole("navigation", { name: "Telas deste grupo" })
  await expect(tabs.getByRole("link", { name: "Papéis" })).toHaveAttribute("aria-current", "page")
  await tabs.getByRole("link", { name: "Usuários" }).click()
  await expect(page).toHaveURL(/\/users$/)
})

test("quick actions offer what works first", async ({ page }) => {
  const menu = page.getByRole("button", { name: "Ações rápidas" })
  await menu.click()
  await expect(page.getByRole("menuitem").nth(2)).toHaveText("Exportações")
  await page.getByRole("menuitem", { name: "Chamado", exact: true }).click()
  await expect(page).toHaveURL(/\/helpdesk\/tickets\?open=new$/)
})

test("quick actions, quick panel and demo selector say that they are to come, and close with Escape", async ({
  page,
}) => {
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Ações rápidas" }).click()
    await page.getByRole("menuitem", { name, exact: true }).click()
  }
  for (const name of ["Meta", "Ano"]) {
    await choose(name)
    await expect(page.getByText(`“${name}” chega em breve`)).toBeVisible()
  }
  for (const name of ["Painel rápido", "Seletor de demonstração"]) {
    await choose(name)
    const sheet = page.getByRole("dialog", { name })
    await expect(sheet.getByText("chega em breve")).toBeVisible()
    await expectAccessible(page, { within: "dialog[open]" })
    await page.keyboard.press("Escape")
    await expect(sheet).toHaveCount(0)
  }
  await choose("Seletor de demonstração")
  await page.getByRole("button", { name: "Abrir a aparência" }).click()
  await expect(page.getByRole("dialog", { name: "Aparência" })).toBeVisible()
})

test("someone finds what they saved among their own actions, behind the news", async ({ page }) => {
  await page.getByRole("button", { name: "Novo papel" }).click()
  await page.getByRole("dialog").getByLabel("Título").fill("Turno da noite")
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("button", { name: /^Novidades/ }).click()
  const sheet = page.getByRole("dialog", { name: "Novidades" })
  await sheet.getByText("Minhas ações", { exact: true }).click()
  await expect(sheet.getByText(/^Lista de papéis, ID \d+/)).toBeVisible()
})

test("someone who scrolls down sees a compact header and a button back to the top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 520 })
  await page.goto("/user-management/users")
  await expect(page.getByRole("row")).toHaveCount(10)
  const crumbs = page.getByRole("navigation", { name: "Trilha de navegação" })
  await expect(crumbs).toBeVisible()
  await page
    .getByRole("row")
    .last()
    .evaluate((row) => row.scrollIntoView({ block: "end" }))
  await expect(crumbs).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const up = page.getByRole("button", { name: "Voltar ao topo" })
  await up.click()
  await expect(crumbs).toBeVisible()
  await expect(up).toHaveCount(0)
})

test("a screen whose file is missing after an update reloads once, then shows an error inside the shell", async ({
  page,
  complaints,
}) => {
  await page.goto("/company/coupon")
  let loads = 0
  page.on("load", () => (loads += 1))
  await page.route("**/assets/MailPage-*.js", (route) => route.fulfill({ status: 404, body: "" }))
  const goToMail = async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Cupons" })).toBeVisible()
    await page.keyboard.press("Control+k")
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.type("e-mail")
    await expect(page.getByRole("dialog").getByRole("option").first()).toHaveText(/^E-mail$/)
    await page.keyboard.press("Enter")
  }
  await goToMail()
  await expect.poll(() => loads).toBe(1)
  await goToMail()
  await expect(page.getByText("Esta tela parou de funcionar")).toBeVisible()
  expect(loads).toBe(1)
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible()
  await page.unroute("**/assets/MailPage-*.js")
  await page.getByRole("button", { name: "Recarregar" }).click()
  await expect(page.getByText(/chega em breve/)).toBeVisible()
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})
