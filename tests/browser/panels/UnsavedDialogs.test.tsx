import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import type { Resource } from "../../../src/contract/resource/resource.ts"
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

const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = page.getByRole("dialog", { name: /^Dispute/ })
const reason = dialog.getByLabelText("What is wrong with it?")
const question = page.getByRole("alertdialog", { name: "Leave without saving?" })

/** An invoice of somebody who is about to dispute it. */
const opened = async () => {
  await page.viewport(1280, 900)
  const { fetch } = memoryBackend({ user: rootUser, resources: [listed(invoices, [owing])] })
  const client = createClient({ api: "http://memory.test", session: memorySession(), pace: "brisk", fetch })
  await render(
    <PanelProvider client={client} locale="en">
      <ResourcePanel resource={invoices as unknown as Resource} open="1" />
    </PanelProvider>,
  )
  await Effect.runPromise(client.session.signIn({ email: "somebody@balcao.test", password: "demo1234" }))
  await page.getByRole("tab", { name: "Where the amount comes from" }).click()
  await button("Dispute").click()
  await expect.element(reason).toBeVisible()
  return { isUnsaved: () => hasUnsaved(client).peek() }
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
