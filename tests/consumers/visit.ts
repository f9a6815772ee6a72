import { type Browser, expect, type Page } from "@playwright/test"

type Visit = (page: Page) => Promise<void>

/** A person opens the dialog of a new role, and a role there is. */
const roles: Visit = async (page) => {
  await expect(page.getByText("Gerente de loja", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Novo papel" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("button", { name: "Novo papel" })).toBeFocused()
}

const storeToggle: Visit = async (page) => {
  await expect(page.getByRole("switch")).toBeVisible()
}

/** Checks two tags: one is on the page from the start, the other comes later. */
const tags: Visit = async (page) => {
  await roles(page)
  await expect(page.locator("balcao-dashboard").getByRole("heading").first()).toBeVisible()
}

const visits: Readonly<Record<string, Visit>> = { "plain-html": storeToggle, "script-loader": tags }

/** Uses a consumer's page as a person does; fails with what the console complained of. */
export const visit = async (browser: Browser, name: string, address: string): Promise<void> => {
  const context = await browser.newContext({ locale: "pt-BR" })
  try {
    const page = await context.newPage()
    const complaints: Array<string> = []
    page.on("pageerror", (error) => void complaints.push(String(error)))
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(address)
    const outcome = await (visits[name] ?? roles)(page).catch((error: unknown) => String(error))
    if (outcome) complaints.push(outcome)
    if (complaints.length > 0) throw new Error(complaints.join("\n"))
  } finally {
    await context.close()
  }
}
