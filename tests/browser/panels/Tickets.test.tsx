import { beforeEach, expect, test } from "vitest"
import type { ComponentProps } from "react"
import { page, userEvent } from "vitest/browser"
import { leads } from "../../../src/contract/resources/leads.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { type GivenRow, listed, type MemoryBackend, memoryBackend } from "../../../src/testing/index.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const ticket = (subject: string, more: Partial<GivenRow<typeof tickets>> = {}) => ({
  subject,
  description: "It says so.",
  category: "OTHER" as const,
  priority: "MEDIUM" as const,
  owner: 1,
  ...more,
})

const rows = [
  ticket("Printer is silent", { dueAt: "9020-01-02T12:00:00Z" }),
  ticket("Payout is short", { dueAt: "2020-01-02T12:00:00Z", priority: "HIGH" }),
  ticket("Thanks", { status: "SOLVED" }),
]

const open = async (
  at?: string,
  host: Omit<ComponentProps<typeof ResourcePanel>, "resource" | "open"> = {},
) => {
  const backend = memoryBackend({ resources: [listed(tickets, rows)] })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={tickets} {...host} {...(at !== undefined && { open: at })} />,
  })
  return backend
}

const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}:`) })
const card = (name: string) => page.getByRole("article", { name })

test("the list turns into a board, where what is due first comes first and what is late says so", async () => {
  await open()
  await page.getByRole("button", { name: "Board" }).click()
  await expect.element(column("New").getByRole("article").first()).toHaveAccessibleName("Payout is short")
  await expect.element(card("Payout is short").getByText(/Overdue since/)).toBeVisible()
  await expect.element(column("Solved").getByText("Thanks")).toBeVisible()
  await page.getByRole("button", { name: "List" }).click()
  await expect.element(page.getByRole("table")).toBeVisible()
})

test("a card is dragged to the column it goes to", async () => {
  const backend = await open("view/board")
  // A cell that comes late would end the drag.
  await expect.element(card("Printer is silent").getByText("Medium")).toBeVisible()
  await card("Printer is silent").dropTo(column("On hold"))
  await expect.element(column("On hold").getByText("Printer is silent")).toBeVisible()
  await expect.poll(() => backend.records(tickets)[0]?.["status"]).toBe("ON_HOLD")
})

test("a card's menu and its keys offer where it may go, and no other place", async () => {
  const backend = await open("view/board")
  const menu = page.getByRole("button", { name: "Move “Thanks” to" })
  await menu.click()
  expect(
    page
      .getByRole("menuitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["In progress"])
  await userEvent.keyboard("{Escape}")
  // A menu that closes late would take the focus from the card.
  await expect.element(menu).toHaveFocus()
  card("Payout is short").getByRole("button", { name: "Payout is short" }).element().focus()
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}")
  await expect.poll(() => backend.records(tickets)[1]?.["status"]).toBe("IN_PROGRESS")
  await expect.element(page.getByRole("button", { name: "Payout is short", exact: true })).toHaveFocus()
})

const assigneeOf = (backend: MemoryBackend, index: number) =>
  (backend.records(tickets)[index] as { readonly assignee?: { readonly label: string } | null }).assignee
    ?.label

test("a ticket is taken in its row, which may be undone, and many are given to somebody", async () => {
  const backend = await open()
  const row = page.getByRole("row", { name: /Printer is silent/ })
  await row.getByRole("button", { name: "Assign" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Assign", exact: true }).click()
  await expect.poll(() => assigneeOf(backend, 0)).toBe("Conta Raiz")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => assigneeOf(backend, 0)).toBeUndefined()
  await page.getByRole("checkbox", { name: /all/i }).first().click()
  await page.getByRole("button", { name: "Assign", exact: true }).last().click()
  const dialog = page.getByRole("dialog", { name: "Assign 3 tickets" })
  await dialog.getByRole("radio", { name: "Someone else" }).click()
  await expect.element(dialog.getByRole("button", { name: "Assign", exact: true })).toBeDisabled()
  await dialog.getByRole("combobox", { name: "Assignee" }).click()
  await page.getByRole("option", { name: "Luana Sá" }).click()
  await dialog.getByRole("button", { name: "Assign", exact: true }).click()
  await expect
    .poll(() => [0, 1, 2].map((index) => assigneeOf(backend, index)))
    .toEqual(Array.from({ length: 3 }, () => "Luana Sá"))
})

test("a card goes back where the host stops its move, and the next one is written", async () => {
  const answers: Array<(goOn: boolean) => void> = []
  const ask = () => new Promise<boolean>((resolve) => void answers.push(resolve))
  const backend = await open("view/board", { onBeforeAction: ask })
  const start = async (name: string) => {
    await page.getByRole("button", { name: `Move “${name}” to` }).click()
    await page.getByRole("menuitem", { name: "On hold" }).click()
    await expect.element(column("On hold").getByText(name)).toBeVisible()
  }
  await start("Printer is silent")
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!(false)
  await expect.element(column("New").getByText("Printer is silent")).toBeVisible()
  await start("Printer is silent")
  await start("Payout is short")
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(true)
  await expect.poll(() => answers.length).toBe(3)
  answers[2]!(true)
  await expect
    .poll(() => backend.records(tickets).map(({ status }) => status))
    .toEqual(["ON_HOLD", "ON_HOLD", "SOLVED"])
})

test("a status without a column says where it is seen, and how to see the others", async () => {
  await open("view/board", { defaultView: { filters: { status: "CANCELED" } } })
  await expect.element(page.getByText("What has this status is shown in the list only.")).toBeVisible()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect.element(column("New").getByText("Printer is silent")).toBeVisible()
})

test("leads are a board too, where a lost one says why", async () => {
  const lead = {
    name: "Rita Prado",
    phone: "11987650000",
    source: "SITE",
    interest: "APP",
    owner: 1,
  } as const
  const backend = memoryBackend({ resources: [listed(leads, [lead])] })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={leads} open="view/board" />,
  })
  await expect.element(column("New").getByRole("article", { name: "Rita Prado" })).toBeVisible()
  await page.getByRole("button", { name: "Move “Rita Prado” to" }).click()
  await page.getByRole("menuitem", { name: "Lost…" }).click()
  await expect.element(page.getByRole("dialog").getByRole("textbox")).toBeVisible()
  expect(backend.records(leads)).toMatchObject([{ status: "NEW" }])
})
