import type { Locator } from "@playwright/test"
import { expect, expectAccessible } from "./host.ts"
import { test } from "./partnerSite.ts"

test("with React, someone creates a role by keyboard on a page with hostile styles and a strict CSP", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  site.who = "root"
  await page.goto(`${site.origin}/balcao-roles`)
  const roles = page.locator("balcao-roles")
  await expect(roles.getByRole("row")).toHaveCount(11, { timeout: 30_000 })
  await expect(roles.getByRole("button", { name: "Novo papel" })).toHaveCSS("font-size", "13px")
  await roles.getByRole("button", { name: "Novo papel" }).focus()
  await page.keyboard.press("Enter")
  const dialog = roles.getByRole("dialog")
  await expect(dialog.getByLabel("Título")).toBeFocused()
  await page.keyboard.type("Balconista")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Salvar" }).click()
  await expect(dialog).toBeHidden()
  await expect(roles.getByRole("button", { name: "Novo papel" })).toBeFocused()
})

test("with React, someone is asked before closing the store, and gets the focus back", async ({
  page,
  site,
}) => {
  site.who = "restaurant"
  await page.goto(`${site.origin}/balcao-store-toggle`)
  const toggle = page.locator("balcao-store-toggle")
  await toggle.getByRole("switch").press("Space")
  await expect(toggle.getByRole("alertdialog").getByRole("button", { name: "Cancelar" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(toggle.getByRole("alertdialog")).toBeHidden()
  await expect(toggle.getByRole("switch")).toBeFocused()
})

test("with React, someone lists users, and signs in through fields in the page itself", async ({
  page,
  site,
}) => {
  site.who = "root"
  await page.goto(`${site.origin}/balcao-users`)
  await expect(page.locator("balcao-users").getByRole("row").nth(1)).toBeVisible({ timeout: 20_000 })
  await page.goto(`${site.origin}/balcao-login?home=/signed-in`)
  expect(await page.evaluate(() => document.querySelectorAll("balcao-login input").length)).toBe(2)
  await page.getByLabel("E-mail").fill("root@balcao.test")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/signed-in`)
})

test("balcao.js and store-toggle.js share a page in either order, though core.js came only the second time", async ({
  page,
  site,
  complaints,
}) => {
  site.who = "restaurant"
  await page.clock.install()
  await page.route("**/core.js", (route) => route.abort(), { times: 1 })
  for (const scripts of ["balcao&script=store-toggle&script=balcao", "store-toggle&script=balcao"]) {
    await page.goto(`${site.origin}/scripts?script=${scripts}&tag=balcao-store-toggle&tag=balcao-dashboard`)
    await expect(page.locator("balcao-store-toggle").getByRole("switch")).toBeVisible()
    await page.clock.fastForward(5000)
    // The file is asked for again five seconds after it failed, which may come after the clock was put forward.
    await expect(page.locator("balcao-dashboard").getByRole("heading").first()).toBeVisible({
      timeout: 30_000,
    })
  }
  expect(complaints.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"])
})

/** The tag with its attributes, the user, and what they see first. */
const tags: ReadonlyArray<readonly [address: string, who: string, seen: (tag: Locator) => Locator]> = [
  ["balcao-dashboard", "root", (tag) => tag.getByText("Empresas").first()],
  ["balcao-user-editor?user-id=1", "root", (tag) => tag.getByText(/Editar usuário – ./)],
  ["balcao-access?asked=accessToUserUser", "root", (tag) => tag.locator("[value=accessToUserUser]")],
  ["balcao-delivery-people", "root", (tag) => tag.getByRole("row").nth(2)],
  ["balcao-company-deliveries", "root", (tag) => tag.getByRole("row").nth(2)],
  ["balcao-delivery-map", "root", (tag) => tag.getByRole("option").nth(2)],
  ["balcao-contact-centre", "root", (tag) => tag.getByRole("button", { name: "Novo contato" })],
]

for (const [address, who, seen] of tags)
  test(`with React, ${address} loads on a page with hostile styles, reports that it is ready and is accessible`, async ({
    page,
    site,
  }) => {
    site.who = who
    await page.addInitScript(() => {
      document.addEventListener("balcao-ready", ({ target }) => {
        document.documentElement.dataset["ready"] = (target as Element).localName
      })
    })
    await page.goto(`${site.origin}/${address}`)
    const tag = page.locator(address.split("?")[0] ?? "")
    await expect(seen(tag)).toBeVisible({ timeout: 20_000 })
    await expect(page.locator("html")).toHaveAttribute("data-ready", address.split("?")[0] ?? "")
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    await expectAccessible(page)
  })

test("with React, a page's script decides where a panel navigates to", async ({ page, site }) => {
  site.who = "root"
  await page.goto(`${site.origin}/balcao-users`)
  const users = page.locator("balcao-users")
  await users.evaluate((tag) => {
    Object.assign(tag, {
      navigation: { push: (path: string) => tag.setAttribute("led-to", path) },
      editorHref: (user?: { readonly id: number }) => `/team/${user?.id ?? "new"}`,
    })
  })
  await users.getByRole("button", { name: "Novo usuário" }).click()
  await expect(users).toHaveAttribute("led-to", "/team/new")
})

test("with React, properties set before the tag is defined take effect, and a tag without a client says so", async ({
  page,
  site,
}) => {
  site.who = "root"
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
  await page.goto(`${site.origin}/balcao-users`)
  const users = page.locator("balcao-users")
  await users.evaluate((tag) => {
    Object.assign(tag, { navigation: { push: (path: string) => tag.setAttribute("led-to", path) } })
  })
  await page.unroute("**/*.js")
  await page.addScriptTag({ url: "/index.js" })
  await page.addScriptTag({ url: "/page.js" })
  await users.getByRole("button", { name: "Novo usuário" }).click()
  await expect(users).toHaveAttribute("led-to", "/user-management/users/add")
  await users.evaluate((tag) => tag.setAttribute("client", "another"))
  await expect(users.getByText("Esta página ainda não registrou a conexão “another”.")).toBeVisible()
  await expect(users.getByRole("button")).toHaveCount(0)
  await users.evaluate((tag) => tag.removeAttribute("client"))
  await expect(users.getByRole("button", { name: "Novo usuário" })).toBeVisible()
})

test("with React, a map without a height of its own is at most as high as the window", async ({
  page,
  site,
}) => {
  site.who = "root"
  await page.goto(`${site.origin}/balcao-delivery-map`)
  const ground = page.locator("balcao-delivery-map").getByRole("application")
  await expect(ground.locator("canvas")).toHaveCount(2)
  await expect(page.getByRole("option").nth(2)).toBeVisible()
  const { height = 0 } = (await ground.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(300)
  expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
})

test("with React, someone registers and requests a password reset through fields in the page itself", async ({
  page,
  site,
}) => {
  for (const [tag, label] of [
    ["balcao-register", "Nome completo"],
    ["balcao-forgot-password", "E-mail"],
  ] as const) {
    await page.goto(`${site.origin}/${tag}?login-href=/signed-out`)
    await expect(page.locator(tag).getByLabel(label)).toBeVisible()
    expect(
      await page.evaluate((name) => document.querySelectorAll(`${name} input`).length, tag),
    ).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole("button", { name: "Voltar" }).click()
    await expect(page).toHaveURL(`${site.origin}/signed-out`)
  }
})
