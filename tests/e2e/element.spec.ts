import type { Page } from "@playwright/test"
import { expect, expectAccessible } from "./host.ts"
import { type PartnerSite, test } from "./partnerSite.ts"

const element = (page: Page) => page.locator("balcao-store-toggle")
const turn = (page: Page) => element(page).getByRole("switch")
const dialog = (page: Page) => element(page).getByRole("alertdialog")
const button = (page: Page, name: string) => element(page).getByRole("button", { name, exact: true })
const says = (page: Page, text: string | RegExp) => expect(element(page).getByText(text)).toBeVisible()

const visit = async (page: Page, site: PartnerSite, who = "restaurant") => {
  site.who = who
  await page.goto(site.origin)
}

/** Puts the store back to how the demo data has it: open, by its hours. */
const openByHours = async (page: Page) => {
  await expect(turn(page)).toBeVisible()
  if (await button(page, "Voltar ao horário da loja").isVisible()) {
    if (!(await turn(page).isChecked())) await turn(page).press("Space")
    await button(page, "Voltar ao horário da loja").click()
  }
  await says(page, "Segue o horário da loja.")
}

/** What every press tells the page, kept for the test. */
const listen = (page: Page, veto: boolean) =>
  element(page).evaluate((toggle, stop) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const type of ["ready", "load-error", "event", "action"])
      document.addEventListener(`balcao-${type}`, (event) => {
        heard.push(`${type} ${(event as CustomEvent).detail?.type ?? ""}`.trim())
        if (stop && event.cancelable) event.preventDefault()
      })
    toggle.setAttribute("client", "main")
  }, veto)
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test("by keyboard, on a hostile page under a strict policy, a shop closes its store and goes back to its hours", async ({
  page,
  site,
}) => {
  await visit(page, site)
  await expect(turn(page)).toBeChecked()
  await says(page, "Segue o horário da loja.")
  const name = element(page).getByText("Loja aberta").first()
  await expect(name).toHaveCSS("font-size", "13px")
  await expect(name).toHaveCSS("letter-spacing", "normal")
  await expect(name).toHaveCSS("text-transform", "none")
  await expect(name).not.toHaveCSS("color", "rgb(255, 0, 0)")
  await expectAccessible(page)

  await turn(page).focus()
  await page.keyboard.press("Space")
  await expect(dialog(page)).toHaveAccessibleName("Fechar a loja agora?")
  await expect(turn(page)).toBeChecked()
  await expect(button(page, "Cancelar")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button(page, "Fechar loja")).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(turn(page)).toBeFocused()
  await expect(turn(page)).toBeChecked()

  await page.keyboard.press("Space")
  await button(page, "Fechar loja").press("Enter")
  await expect(turn(page)).not.toBeChecked()
  await says(page, /^Fechada manualmente em .* por .+\.$/)
  await expectAccessible(page)
  await turn(page).press("Space")
  await says(page, /^Aberta manualmente em .* por .+\.$/)
  await expect(dialog(page)).toBeHidden()
  await button(page, "Voltar ao horário da loja").click()
  await says(page, "Segue o horário da loja.")
})

test("its language, scheme and layout follow the tag, while it stands", async ({ page, site }) => {
  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  const set = (name: string, value: string) =>
    element(page).evaluate((toggle, [key = "", text = ""]) => toggle.setAttribute(key, text), [name, value])
  await set("locale", "en")
  await says(page, "Following store hours.")
  const ground = element(page).getByRole("group", { name: "Store" })
  const light = await ground.evaluate((store) => getComputedStyle(store).backgroundColor)
  await set("scheme", "dark")
  await expect(ground).not.toHaveCSS("background-color", light)
  await expectAccessible(page)
  await set("layout", "inline")
  await expect(ground).toHaveCSS("height", "32px")
  await expect(ground.getByRole("status")).toHaveText("Following store hours.")
  await expect(ground.getByRole("button")).toHaveCount(0)
})

test("in one line a mark leads out of manual mode", async ({ page, site }) => {
  await visit(page, site)
  await element(page).evaluate((toggle) => toggle.setAttribute("layout", "inline"))
  await turn(page).press("Space")
  await button(page, "Fechar loja").click()
  await turn(page).press("Space")
  await button(page, "Manual").press("Enter")
  await expect(dialog(page)).toHaveAccessibleName("Loja aberta")
  await expectAccessible(page)
  await button(page, "Voltar ao horário da loja").click()
  await expect(element(page).getByRole("status")).toHaveText("Segue o horário da loja.")
  await expect(turn(page)).toBeFocused()
})

test("the page hears what is done and may stop it; the store then stays as it is", async ({ page, site }) => {
  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  await listen(page, true)
  await turn(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect.poll(() => heard(page)).toEqual(["action close"])
  await expect(turn(page)).toBeChecked()
  await says(page, "Segue o horário da loja.")

  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  await listen(page, false)
  await turn(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect.poll(() => heard(page)).toEqual(["action close", "event saved"])
  await says(page, /^Fechada manualmente/)

  await visit(page, site)
  await says(page, /^Fechada manualmente/)
  await listen(page, true)
  await turn(page).press("Space")
  expect(await turn(page).isChecked()).toBe(false)
  await expect.poll(() => heard(page)).toEqual(["action open"])
  expect(await turn(page).isChecked()).toBe(false)
  await visit(page, site)
  await openByHours(page)
})

test("a wish made offline is shown as waiting and goes out when the connection is back", async ({
  page,
  site,
  complaints,
}) => {
  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  await page.context().setOffline(true)
  await turn(page).press("Space")
  await button(page, "Fechar loja").click()
  await says(page, /^Sem conexão\./)
  await expect(turn(page)).not.toBeChecked()
  await page.context().setOffline(false)
  await says(page, /^Fechada manualmente/)
  await openByHours(page)
  expect(complaints.splice(0).every((line) => line.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true)
})

test("a wish the server refuses is taken back and said why", async ({ page, site }) => {
  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  await page.route("**/open-company", (route) =>
    route.fulfill({
      status: 429,
      headers: { "access-control-allow-origin": site.origin },
      json: { _tag: "TooManyRequests", retryAfter: 3 },
    }),
  )
  await turn(page).press("Space")
  await button(page, "Fechar loja").click()
  await expect(element(page).getByRole("alert")).toHaveText(/Espere 3 segundos/)
  await expect(turn(page)).toBeChecked()
  await expectAccessible(page)
  await button(page, "Fechar").click()
  await expect(element(page).getByRole("alert")).toBeHidden()
})

test("without a company there is no toggle, and without the permission it says which one is missing", async ({
  page,
  site,
}) => {
  await visit(page, site, "root")
  await page.waitForResponse(/company-delivery|users\/me/)
  await expect(element(page).getByText("Aguarde…")).toBeHidden()
  await expect(turn(page)).toBeHidden()
  await visit(page, site, "partner")
  await says(page, /accessToCompanyDelivery/)
  await expect(turn(page)).toBeHidden()
})

test("one that is taken from the page asks no more, and shows itself again when put back; a second script warns", async ({
  page,
  site,
}) => {
  await visit(page, site)
  await says(page, "Segue o horário da loja.")
  const put = (where: "add" | "remove") =>
    page.evaluate((how) => {
      const kept = window as unknown as { kept: Element | null }
      kept.kept ??= document.querySelector("balcao-store-toggle")
      if (how === "add") document.querySelector("main")?.append(kept.kept ?? "")
      else kept.kept?.remove()
    }, where)
  await put("remove")
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  expect(asked).toEqual([])
  await put("add")
  await says(page, "Segue o horário da loja.")

  const warned = page.waitForEvent("console", (line) => line.type() === "warning")
  await page.addScriptTag({ url: "/balcao/store-toggle.js" })
  expect((await warned).text()).toBe("balcao: <balcao-store-toggle> is there already, and stays.")
})
