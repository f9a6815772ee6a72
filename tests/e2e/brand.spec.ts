import type { Page } from "@playwright/test"
import { expect, signIn, test } from "./host.ts"

const styles = "**/v2/setting/app/admin/styles*"
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")
const servePictures = (page: Page) =>
  page.route("**/brand/*.gif", (route) => route.fulfill({ body: pixel, contentType: "image/gif" }))
const background = (page: Page) => page.locator("img[src$='/brand/wall.gif']")
const shopFront = (page: Page) =>
  page.locator("main ~ *, main").locator("xpath=ancestor::div[1]/following-sibling::div//*[name()='svg']")

test("a visitor sees the application's brand on the sign-in page and in the tab, loaded once in five minutes", async ({
  page,
}) => {
  let requests = 0
  await servePictures(page)
  await page.route(styles, (route) => {
    requests += 1
    const adminStyle = {
      titleTab: "Pizza da Vila",
      footerTitle: "Feito na Vila",
      backgroundLogin: "/brand/wall.gif",
      logo: "/brand/logo.gif",
      tabIcon: "/brand/icon.gif",
    }
    return route.fulfill({ json: { adminStyle } })
  })
  await page.goto("/auth/login")
  await expect(background(page)).toBeVisible()
  await expect(page.getByAltText("Pizza da Vila")).toBeVisible()
  await expect(page.getByText("Feito na Vila")).toBeVisible()
  await expect(page).toHaveTitle(/· Pizza da Vila$/)
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /\/brand\/icon\.gif$/)
  await page.reload()
  await expect(background(page)).toBeVisible()
  expect(requests).toBe(1)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("appSettings") ?? "{}") as object
    localStorage.setItem("appSettings", JSON.stringify({ ...kept, keptUntil: Date.now() - 1 }))
  })
  await page.reload()
  await expect.poll(() => requests).toBe(2)
})

test("a visitor sees a background that another program stores meanwhile", async ({ page }) => {
  await servePictures(page)
  await page.route(styles, () => {})
  await page.goto("/auth/login")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
  await expect(background(page)).toHaveCount(0)
  await page.evaluate(() =>
    localStorage.setItem("appSettings", JSON.stringify({ backgroundLogin: "/brand/wall.gif" })),
  )
  await expect(background(page)).toBeVisible({ timeout: 2000 })
})

test("a visitor sees the shop front when no background comes within 2 s", async ({ page }) => {
  await page.clock.install()
  await page.route(styles, () => {})
  await page.goto("/auth/login")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
  await page.clock.runFor(1900)
  await expect(shopFront(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(shopFront(page)).toHaveCount(1)
})

test("a visitor sees the product's own brand when loading fails, and it is not requested again", async ({
  page,
}) => {
  let requests = 0
  await page.route(styles, (route) => {
    requests += 1
    return route.fulfill({ status: 404, json: { _tag: "NotFound" } })
  })
  await page.goto("/auth/login")
  await expect(shopFront(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/· Balcão$/)
  await page.reload()
  await expect(shopFront(page)).toHaveCount(1)
  expect(requests).toBe(1)
})

test("a foreign platform's style is shown as text or not at all, and nothing of it runs", async ({
  page,
}) => {
  const script = "</title><script>document.body.remove()</script>"
  const adminStyle = {
    titleTab: script,
    footerTitle: `<img src=x onerror="document.body.remove()">`,
    tabIcon: "javascript:document.body.remove()",
    backgroundLogin: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    logo: "javascript:document.body.remove()",
    primaryColor: "red;}body{display:none",
    expiration: "<script>",
  }
  await page.route(styles, (route) => route.fulfill({ json: { adminStyle } }))
  await page.goto("/auth/login")
  await expect(page.getByText(adminStyle.footerTitle)).toBeVisible()
  await expect(page.getByRole("banner").getByText(script)).toBeVisible()
  await expect(shopFront(page)).toHaveCount(1)
  expect(await page.title()).toContain(script)
  await expect(page.locator("img, [href^='javascript'], [style*='red']")).toHaveCount(0)
})

test("two hosts of one server show two brands, and the color of each", async ({ page, request, baseURL }) => {
  const signedIn = await request.post("/users/auth-admin", {
    data: { email: "root@balcao.test", password: "demo1234" },
  })
  const { accessToken } = (await signedIn.json()) as { readonly accessToken: string }
  const { port } = new URL(baseURL ?? "")
  const brands = [
    { host: "vila.localhost", titleTab: "Sabor da Vila", primaryColor: "#b4451f" },
    { host: "feira.localhost", titleTab: "Feira Boa", primaryColor: "#2f7d4f" },
  ]
  for (const { host, ...adminStyle } of brands) {
    const made = await request.post("/v2/admin/applications", {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { name: adminStyle.titleTab, domains: [host], adminStyle },
    })
    expect(made.status()).toBe(200)
  }
  for (const { host, titleTab, primaryColor } of brands) {
    await page.goto(`http://${host}:${port}/auth/login`)
    await expect(page).toHaveTitle(new RegExp(`· ${titleTab}$`))
    await expect(page.locator(`.balcao[style*="${primaryColor}"]`).first()).toBeVisible()
  }
})

test("root creates an application, sees its style while writing it, and its host shows it until it expires, of which root is told there", async ({
  page,
  browser,
  host,
}) => {
  const { port } = new URL(host)
  const domain = "sertao.localhost"
  // Not `enter`, which would bring the brand this host has to the other one too.
  await signIn(page, "root")
  await page.goto("/admin/applications?open=new")
  await page.getByRole("textbox", { name: /^Nome/ }).fill("Sabor do Sertão")
  await page.getByRole("tab", { name: "Estilo" }).click()
  await page.getByRole("textbox", { name: /^Título/ }).fill("<b>Sertão</b>")
  await page.getByRole("textbox", { name: /^Cor da marca/ }).fill("#8a3b12")
  const preview = page.getByRole("region", { name: "Prévia" })
  await expect(preview.getByText("<b>Sertão</b>").first()).toBeVisible()
  await expect(preview.locator('figure [style*="#8a3b12"]')).toHaveCount(4)
  await page.getByRole("tab", { name: "Domínios" }).click()
  await page.getByRole("button", { name: "Adicionar item" }).click()
  await page.getByRole("textbox", { name: /^Domínio/ }).fill(`https://${domain}/`)
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await page.getByRole("tab", { name: "Apontamento de DNS" }).click()
  await expect(page.getByText("Aponta para cá")).toBeVisible()
  await page.goto(`http://${domain}:${port}/auth/login`)
  await expect(page).toHaveTitle(/· <b>Sertão<\/b>$/)
  await page.goto(`${host}/admin/applications?search=sert`)
  await page.getByRole("row", { name: "Sabor do Sertão" }).dblclick()
  await page.getByRole("tab", { name: "Estilo" }).click()
  await page.getByLabel(/^Vale até/).fill("2026-01-01")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect(page.getByText("Aplicação salva.").last()).toBeVisible()
  // Whoever comes anew has kept nothing of it.
  const visitor = await browser.newPage()
  await visitor.goto(`http://${domain}:${port}/auth/login`)
  await expect(visitor).toHaveTitle(/· Balcão$/)
  await visitor.getByLabel("E-mail").fill("root@balcao.test")
  await visitor.getByLabel("Senha", { exact: true }).fill("demo1234")
  await visitor.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(visitor.getByText("O visual deste endereço expirou")).toBeVisible()
  await visitor.close()
})
