import { expect, signIn, test } from "./host.ts"
import { expireToken, openTabs, rejectExpiredToken, roles, search, sharedRefresh } from "./sharedRefresh.ts"

sharedRefresh(4)

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
