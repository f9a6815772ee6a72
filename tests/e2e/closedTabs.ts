import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"

/** Number of tabs open at a time. */
const parallelTabs = 5

/** Returns, for each of these delivery people, true if the API marks them as paid. */
const paidAmong = (page: Page, people: ReadonlyArray<number>) =>
  page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const token = localStorage.getItem("authToken") ?? ""
          const answer = await fetch(`/delivery-man/list/${id}`, {
            headers: { authorization: `Bearer ${token}` },
          })
          const { deliverymanPaid } = (await answer.json()) as { deliverymanPaid?: boolean }
          return deliverymanPaid === true
        }),
      ),
    people,
  )

/** Clicks Undo as soon as it appears: it stays for 3 s only, and Playwright's click may take that long on a busy machine. */
const undo = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = () => {
          const button = [...document.querySelectorAll("button")].find(
            ({ textContent }) => textContent === "Desfazer",
          )
          button?.click()
          if (button) resolve()
          else requestAnimationFrame(check)
        }
        check()
      }),
  )

/** Marks a person as paid in a new tab, undoes it for even ids, and closes the tab. */
const payAndClose = async (page: Page, person: number) => {
  const tab = await page.context().newPage()
  await tab.goto(`/delivery-deliveryrecord/${person}?tab=settle`)
  await tab.getByRole("button", { name: "Marcar como pago" }).click()
  await tab.getByRole("button", { name: "Confirmar pagamento" }).click()
  if (person % 2 === 0) await undo(tab)
  else await expect(tab.getByRole("button", { name: "Desfazer", exact: true })).toBeVisible()
  await tab.close()
}

/** Closes so many tabs, each right after a payment was marked or undone in it. */
export const closedTabs = (peopleCount: number) =>
  test(`someone who closes the tab right after marking as paid or undoing loses neither, ${peopleCount} times`, async ({
    page,
    host,
  }) => {
    test.setTimeout(60_000 + peopleCount * 10_000)
    await enter(page, host, "root")
    await page.goto("/support/bug-orders")
    const people = Array.from({ length: peopleCount }, (_, index) => index + 1)
    const before = await paidAmong(page, people)
    for (let first = 0; first < peopleCount; first += parallelTabs)
      await Promise.all(people.slice(first, first + parallelTabs).map((person) => payAndClose(page, person)))
    const expected = people.map((person, index) => person % 2 === 1 || before[index])
    await expect.poll(() => paidAmong(page, people)).toEqual(expected)
  })
