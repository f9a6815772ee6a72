import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { createClient, hasUnsaved, memorySession, PanelProvider } from "../../../src/index.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { listed, memoryBackend, rootUser } from "../../../src/testing/index.ts"

const owing = {
  number: "202611-0042",
  owner: 1,
  periodFrom: "2026-10-01",
  periodTo: "2026-10-31",
  dueOn: "2026-11-10",
  direction: "RECEIVABLE",
  charges: 20_000,
  credits: 0,
  net: 20_000,
  lines: [],
  adjustments: [{ description: "Fee", side: "CHARGE", amount: 20_000 }],
  status: "OPEN",
} as const

const backendOf = (id: number) =>
  memoryBackend({ user: { ...rootUser, id }, resources: [listed(invoices, [owing])] })

const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = page.getByRole("dialog", { name: /^Dispute/ })
const reason = dialog.getByLabelText("What is wrong with it?")
const question = page.getByRole("alertdialog", { name: "Leave without saving?" })

/** An invoice of somebody who is signed in, and ways to end and begin their session. */
const opened = async () => {
  await page.viewport(1280, 900)
  const people = [backendOf(1), backendOf(2)] as const
  let [signedIn] = people
  let isOver = false
  const fetch: typeof signedIn.fetch = async (input, init) =>
    isOver ? Response.json({}, { status: 401 }) : signedIn.fetch(input, init)
  const client = createClient({ api: "http://memory.test", session: memorySession(), pace: "brisk", fetch })
  const signIn = async (who: 0 | 1) => {
    isOver = false
    signedIn = people[who]
    await Effect.runPromise(client.session.signIn({ email: "somebody@balcao.test", password: "demo1234" }))
    await page.getByRole("tab", { name: "Where the amount comes from" }).click()
    await button("Dispute").click()
    await expect.element(reason).toBeVisible()
  }
  const expire = async () => {
    isOver = true
    // Interrupted by the end of the session.
    Effect.runFork(client.session.recheck())
    await expect.element(page.getByText("Your session expired")).toBeVisible()
  }
  await render(
    <PanelProvider client={client} locale="en">
      <ResourcePanel resource={invoices} open="1" />
    </PanelProvider>,
  )
  await signIn(0)
  return { signIn, expire, isUnsaved: () => hasUnsaved(client).peek() }
}

test("whoever closes a dialog in which they typed is asked, and goes on where they were", async () => {
  const { isUnsaved } = await opened()
  await reason.fill("Charged twice.")
  expect(isUnsaved()).toBe(true)
  await userEvent.keyboard("{Escape}")
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue("Charged twice.")
  await expect.element(reason).toHaveFocus()

  await userEvent.keyboard("{Escape}")
  await question.getByRole("button", { name: "Leave" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button("Dispute")).toHaveFocus()
  expect(isUnsaved()).toBe(false)
})

test("nobody is asked where nothing is left of what they typed, or who presses Cancel", async () => {
  const { isUnsaved } = await opened()
  await reason.fill("Charged twice.")
  await reason.fill("")
  await expect.poll(isUnsaved).toBe(false)
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()

  await button("Dispute").click()
  await reason.fill("Charged twice.")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})

test("who signs in again after their session expired finds what they had typed in a dialog, once", async () => {
  const { signIn, expire } = await opened()
  await reason.fill("Charged twice.")
  await expire()
  await signIn(0)
  await expect.element(reason).toHaveValue("Charged twice.")
  await expect.element(page.getByText("We recovered what you had typed.", { exact: false })).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await button("Dispute").click()
  await expect.element(reason).toHaveValue("")
})

test("somebody else who signs in finds nothing in a dialog", async () => {
  const { signIn, expire } = await opened()
  await reason.fill("Charged twice.")
  await expire()
  await signIn(1)
  await expect.element(reason).toHaveValue("")
})
