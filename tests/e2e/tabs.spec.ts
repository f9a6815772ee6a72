import type { BrowserContext, Page } from "@playwright/test"
import { expect, signIn, test } from "./host.ts"

const tabs = 5
const rounds = 10
const roles = "/user-management/roles"

/** Opens more tabs in this browser, each with the list of roles. */
const openTabs = async (page: Page, context: BrowserContext): Promise<ReadonlyArray<Page>> => {
  const all = [page]
  while (all.length < tabs) all.push(await context.newPage())
  await Promise.all(all.map((tab) => tab.goto(roles)))
  for (const tab of all) await expect(tab.getByRole("row")).toHaveCount(11)
  return all
}

/**
 * Makes new pages of this browser send an invalid token in place of the one that `expireToken` names, as if it had
 * expired.
 */
const rejectExpiredToken = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (to, how) => {
      const headers = new Headers(how?.headers)
      if (headers.get("authorization") === localStorage.getItem("expired"))
        headers.set("authorization", "Bearer expired")
      return fetch(to, { ...how, headers })
    }
  })

/** Expires the token that all tabs share. */
const expireToken = async (page: Page) => {
  // Tokens issued within the same second are identical.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await page.evaluate(() => localStorage.setItem("expired", `Bearer ${localStorage.getItem("authToken")}`))
}

const search = (tab: Page, text: string) =>
  Promise.all([
    tab.waitForResponse((answer) => answer.url().endsWith("/findRoles") && answer.status() === 200),
    tab.getByRole("searchbox", { name: "Buscar em todos os campos" }).fill(text),
  ])

test("someone with five tabs stays signed in when the token expires, and the tabs share one refresh", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await signIn(page, "root")
  await rejectExpiredToken(context)
  const all = await openTabs(page, context)
  let refreshes = 0
  context.on("response", (answer) => void (refreshes += answer.url().endsWith("/refresh") ? 1 : 0))
  for (let round = 0; round < rounds; round += 1) {
    await expireToken(page)
    await Promise.all(all.map((tab) => search(tab, round % 2 === 0 ? "a" : "e")))
  }
  for (const tab of all) expect(new URL(tab.url()).pathname).toBe(roles)
  // Storage reaches other tabs with a delay, so at times a second tab refreshes too, and gets the same token.
  expect(refreshes).toBeGreaterThanOrEqual(rounds)
  expect(refreshes).toBeLessThanOrEqual(1.5 * rounds)
})

test("someone waits at most 5 s for a tab that is frozen while it refreshes the token", async ({
  page,
  context,
}) => {
  await signIn(page, "root")
  await rejectExpiredToken(context)
  await page.goto(roles)
  const frozen = await context.newPage()
  await frozen.goto(roles)
  await expect(frozen.getByRole("row")).toHaveCount(11)
  await frozen.evaluate(
    () =>
      new Promise<void>((locked) => {
        void navigator.locks.request("balcao.refresh", () => {
          locked()
          return new Promise(() => {})
        })
      }),
  )
  const session = await context.newCDPSession(frozen)
  await session.send("Page.setWebLifecycleState", { state: "frozen" })
  await expireToken(page)
  const start = Date.now()
  await search(page, "a")
  expect(Date.now() - start).toBeLessThan(6500)
})

test("someone who signs out is signed out in five tabs within a second, and leaves no data for the next user", async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page, "root")
  const all = await openTabs(page, context)
  await page.getByRole("button", { name: /^Olá,/ }).click()
  await page.getByRole("menuitem", { name: "Sair" }).click()
  await Promise.all(all.map((tab) => tab.waitForURL(/\/auth\/login/, { timeout: 1000 })))
  // The token of the device names nobody, and is kept so that strangers cannot lock the next sign-in out.
  const kept = await page.evaluate(() => {
    const entries = Object.entries({ ...localStorage, ...sessionStorage })
    return JSON.stringify(entries.filter(([name]) => !name.startsWith("balcaoDevice ")))
  })
  expect(kept).not.toMatch(/root@|Administra|eyJ/)

  await signIn(page, "partner")
  for (const tab of all) {
    await tab.goto("/dashboard")
    await expect(tab.getByRole("heading", { level: 2, name: "Agência Panfleto" })).toBeVisible()
    await expect(tab.locator("body")).not.toContainText(/root@|Administração geral/i)
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /root@|Administração geral/i,
  )
})
