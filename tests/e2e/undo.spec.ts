import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"

const closes = 50
/** Tabs that are open at a time. */
const abreast = 5

/** Which of these delivery people are marked as paid, as the API tells. */
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

/** Presses Undo the moment it is there: it stays for 3 s only, which a busy machine may take to move a mouse. */
const undo = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const button = [...document.querySelectorAll("button")].find(
            ({ textContent }) => textContent === "Desfazer",
          )
          button?.click()
          if (button) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** Marks somebody as paid in a tab of its own; every other time that is taken back at once. Then the tab is closed. */
const payAndClose = async (page: Page, person: number) => {
  const tab = await page.context().newPage()
  await tab.goto(`/delivery-deliveryrecord/${person}?tab=settle`)
  await tab.getByRole("button", { name: "Marcar como pago" }).click()
  if (person % 2 === 0) await undo(tab)
  else await expect(tab.getByRole("button", { name: "Desfazer" })).toBeVisible()
  await tab.close()
}

test("who closes the tab after paying or taking it back loses neither, fifty times", async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  await enter(page, host, "root")
  await page.goto("/support/bug-orders")
  const people = Array.from({ length: closes }, (_, index) => index + 1)
  for (let first = 0; first < closes; first += abreast)
    await Promise.all(people.slice(first, first + abreast).map((person) => payAndClose(page, person)))
  const expected = people.map((person) => person % 2 === 1)
  await expect.poll(() => paidAmong(page, people)).toEqual(expected)
})
