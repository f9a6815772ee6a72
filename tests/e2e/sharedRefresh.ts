import type { BrowserContext, Page } from "@playwright/test"
import { expect, signIn, test } from "./host.ts"

const tabs = 5
export const roles = "/user-management/roles"

/** Opens more tabs in this browser, each with the list of roles. */
export const openTabs = async (page: Page, context: BrowserContext): Promise<ReadonlyArray<Page>> => {
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
export const rejectExpiredToken = (context: BrowserContext) =>
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
export const expireToken = async (page: Page) => {
  // Tokens issued within the same second are identical.
  await page.waitForFunction(() => {
    const claims = localStorage.getItem("authToken")?.split(".")[1] ?? ""
    const { iat } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { iat: number }
    return Date.now() >= 1000 * (iat + 1)
  })
  await page.evaluate(() => localStorage.setItem("expired", `Bearer ${localStorage.getItem("authToken")}`))
}

export const search = (tab: Page, text: string) =>
  Promise.all([
    tab.waitForResponse((answer) => answer.url().endsWith("/findRoles") && answer.status() === 200),
    tab.getByRole("searchbox", { name: "Buscar em todos os campos" }).fill(text),
  ])

/** Lets the token of five tabs expire so many times. */
export const sharedRefresh = (rounds: number) =>
  test(`someone with five tabs stays signed in when the token expires ${rounds} times, and the tabs share one refresh`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000 + rounds * 30_000)
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
