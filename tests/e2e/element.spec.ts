import type { Page } from "@playwright/test"
import { expect, expectAccessible } from "./host.ts"
import { type PartnerSite, test } from "./partnerSite.ts"

const element = (page: Page) => page.locator("balcao-store-toggle")
const toggle = (page: Page) => element(page).getByRole("switch")
const dialog = (page: Page) => element(page).getByRole("alertdialog")
const button = (page: Page, name: string) => element(page).getByRole("button", { name, exact: true })
const says = (page: Page, text: string | RegExp) => expect(element(page).getByText(text)).toBeVisible()

const visit = async (page: Page, site: PartnerSite, who = "restaurant") => {
  site.who = who
  await page.goto(site.origin)
}

/** Resets the store to the demo data: open, following its hours. */
const openByHours = async (page: Page) => {
  await expect(toggle(page)).toBeVisible()
  if (await button(page, "Voltar ao horário da loja").isVisible()) {
    if (!(await toggle(page).isChecked())) await toggle(page).press("Space")
    await button(page, "Voltar ao horário da loja").click()
  }
  await says(page, /^Segue o horário da loja\./)
}

/** Records the events the tag sends to the page; with `veto`, cancels those that can be canceled. */
const listen = (page: Page, veto: boolean) =>
  element(page).evaluate((tag, cancels) => {
    const received: string[] = []
    Object.assign(window, { received })
    for (const type of ["ready", "load-error", "event", "action"])
      document.addEventListener(`balcao-${type}`, (event) => {
        received.push(`${type} ${(event as CustomEvent).detail?.type ?? ""}`.trim())
        if (cancels && event.cancelable) event.preventDefault()
      })
    tag.setAttribute("client", "main")
  }, veto)
const received = (page: Page) => page.evaluate(() => (window as unknown as { received: string[] }).received)

test("a shop closes its store by keyboard and returns to its hours, on a page with hostile styles and a strict CSP", async ({
  page,
  site,
}) => {
  await visit(page, site)
  await expect(toggle(page)).toBeChecked()
  await says(page, /^Segue o horário da loja\./)
  const name = element(page).getByText("Loja aberta").first()
  await expect(name).toHaveCSS("font-size", "13px")
  await expect(name).toHaveCSS("letter-spacing", "normal")
  await expect(name).toHaveCSS("text-transform", "none")
  await expect(name).not.toHaveCSS("color", "rgb(255, 0, 0)")
  await expectAccessible(page)
  // None while the script starts (docs/decisions/0153), and the page's own again after it.
  expect(await page.evaluate(() => Error.stackTraceLimit)).toBeGreaterThan(0)

  await toggle(page).focus()
  await page.keyboard.press("Space")
  await expect(dialog(page)).toHaveAccessibleName("Fechar a loja agora?")
  await expect(toggle(page)).toBeChecked()
  await expect(button(page, "Cancelar")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button(page, "Fechar loja")).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect(toggle(page)).toBeChecked()

  await page.keyboard.press("Space")
  await button(page, "Fechar loja").press("Enter")
  await expect(toggle(page)).not.toBeChecked()
  await says(page, /^Fechada manualmente em .* por .+\.$/)
  await expectAccessible(page)
  await toggle(page).press("Space")
  await says(page, /^Aberta manualmente em .* por .+\.$/)
  await expect(dialog(page)).toBeHidden()
  await button(page, "Voltar ao horário da loja").click()
  await says(page, /^Segue o horário da loja\./)
})

test("a page changes the language, scheme and layout by attributes", async ({ page, site }) => {
  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  const set = (name: string, value: string) =>
    element(page).evaluate((toggle, [key = "", text = ""]) => toggle.setAttribute(key, text), [name, value])
  await set("locale", "en-US")
  await says(page, /^Following store hours\./)
  const ground = element(page).getByRole("group", { name: "Store" })
  const light = await ground.evaluate((store) => getComputedStyle(store).backgroundColor)
  await set("scheme", "dark")
  await expect(ground).not.toHaveCSS("background-color", light)
  await expectAccessible(page)
  await set("layout", "inline")
  await expect(ground).toHaveCSS("height", "32px")
  await expect(ground.getByRole("status")).toHaveText(/^Following store hours\./)
  await expect(ground.getByRole("button")).toHaveCount(0)
})

test("someone leaves manual mode with the button of the inline layout", async ({ page, site }) => {
  await visit(page, site)
  await element(page).evaluate((toggle) => toggle.setAttribute("layout", "inline"))
  await toggle(page).press("Space")
  await button(page, "Fechar loja").click()
  await toggle(page).press("Space")
  await button(page, "Manual").press("Enter")
  await expect(dialog(page)).toHaveAccessibleName("Loja aberta")
  await expect(dialog(page)).toHaveCSS("white-space", "normal")
  await expectAccessible(page)
  await button(page, "Voltar ao horário da loja").click()
  await expect(element(page).getByRole("status")).toHaveText(/^Segue o horário da loja\./)
  await expect(toggle(page)).toBeFocused()
})

test("a page receives each action and can cancel it; the store then stays as it is", async ({
  page,
  site,
}) => {
  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  await listen(page, true)
  await toggle(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect.poll(() => received(page)).toEqual(["action close"])
  await expect(toggle(page)).toBeChecked()
  await says(page, /^Segue o horário da loja\./)

  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  await listen(page, false)
  await toggle(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect.poll(() => received(page)).toEqual(["action close", "event saved"])
  await says(page, /^Fechada manualmente/)

  await visit(page, site)
  await says(page, /^Fechada manualmente/)
  await listen(page, true)
  await toggle(page).press("Space")
  expect(await toggle(page).isChecked()).toBe(false)
  await expect.poll(() => received(page)).toEqual(["action open"])
  expect(await toggle(page).isChecked()).toBe(false)
  await visit(page, site)
  await openByHours(page)
})

test("someone who closes the store offline sees it pending, and it is sent once the connection is back", async ({
  page,
  site,
  connection,
}) => {
  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  await connection.lose()
  await toggle(page).press("Space")
  await button(page, "Fechar loja").click()
  await says(page, /^Sem conexão\./)
  await expect(toggle(page)).not.toBeChecked()
  await connection.restore()
  await says(page, /^Fechada manualmente/)
  await openByHours(page)
})

test("someone whose change is refused sees it reverted, with the reason", async ({ page, site }) => {
  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  await page.route("**/open-company", (route) =>
    route.fulfill({
      status: 429,
      headers: { "access-control-allow-origin": site.origin },
      json: { _tag: "TooManyRequests", retryAfter: 3 },
    }),
  )
  await toggle(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect(element(page).getByRole("alert")).toHaveText(/Espere 3 segundos/)
  await expect(toggle(page)).toBeChecked()
  await expectAccessible(page)
  await button(page, "Fechar").click()
  await expect(element(page).getByRole("alert")).toBeHidden()
})

test("someone without a company sees no toggle, and without the permission is told which one is missing", async ({
  page,
  site,
}) => {
  await visit(page, site, "root")
  await page.waitForResponse(/company-delivery|users\/me/)
  await expect(element(page).getByText("Aguarde…")).toBeHidden()
  await expect(toggle(page)).toBeHidden()
  await visit(page, site, "partner")
  await says(page, /Entregas das empresas/)
  await expect(toggle(page)).toBeHidden()
})

test("a removed tag sends no requests and works again when put back; loading the script twice warns", async ({
  page,
  site,
}) => {
  await visit(page, site)
  await says(page, /^Segue o horário da loja\./)
  const put = (where: "add" | "remove") =>
    page.evaluate((how) => {
      const kept = window as unknown as { kept: Element | null }
      kept.kept ??= document.querySelector("balcao-store-toggle")
      if (how === "add") document.querySelector("main")?.append(kept.kept ?? "")
      else kept.kept?.remove()
    }, where)
  await put("remove")
  const requested: string[] = []
  page.on("request", (request) => requested.push(request.url()))
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  expect(requested).toEqual([])
  await put("add")
  await says(page, /^Segue o horário da loja\./)

  const warned = page.waitForEvent("console", (line) => line.type() === "warning")
  await page.addScriptTag({ url: "/balcao/store-toggle.js" })
  expect((await warned).text()).toBe("balcao: <balcao-store-toggle> is there already, and stays.")
})
