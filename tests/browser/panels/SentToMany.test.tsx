import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { sentBackend } from "../../../stories/panels/sentSamples.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()
const open = (
  resource: Resource,
  backend: ReturnType<typeof sentBackend>,
  more: Partial<ResourcePanelProps> = {},
) => openStory(English, { backend, children: <ResourcePanel resource={resource} {...more} /> })

test("whoever closes a period sees what each company owes, and issues the drafts it made", async () => {
  const backend = sentBackend()
  await open(invoices, backend)
  await button("Close a period").click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "See what each one owes" }).click()
  await expect.element(dialog.getByText("No contract in force").first()).toBeVisible()
  await dialog.getByRole("button", { name: "Create 1 invoice" }).click()
  await expect.element(dialog.getByText(/1 invoice was made as a draft/)).toBeVisible()
  expect(backend.records(invoices)).toMatchObject([{ status: "DRAFT", net: 12_900, direction: "RECEIVABLE" }])
  const issue = dialog.getByRole("button", { name: "Issue 1 invoice" })
  const width = (element: Element) => element.getBoundingClientRect().width
  expect(width(issue.element())).toBeLessThan(width(dialog.element()) / 2)
  await issue.click()
  await expect.element(dialog.getByText("1 invoice issued.")).toBeVisible()
  expect(backend.records(invoices)).toMatchObject([{ status: "OPEN" }])
})

test("a notification says whom it would reach, and one that failed how the rest is sent", async () => {
  const backend = sentBackend()
  await open(notifications, backend, { open: "1" })
  await seen("It would reach one person now.")
  await open(notifications, backend, { open: "2" })
  await seen(/Sending failed ten times in a row/)
  await button("Send again").click()
  await page.getByRole("button", { name: "Change status" }).click()
  await expect.poll(() => backend.records(notifications)[1]?.status).toBe("SENDING")
})

test("nobody approves the notification they wrote, and they read that someone else does", async () => {
  await open(notifications, sentBackend(), { open: "3" })
  await seen("You wrote this message, so someone else has to approve it.")
  await expect.element(button("Send back to draft")).toBeVisible()
  expect(button("Approve").elements()).toEqual([])
})

test("a campaign shows what customers get, and what stopped it", async () => {
  await open(campaigns, sentBackend(), { open: "1" })
  await seen("Come back and the delivery is on us.")
  await seen(/so the campaign is paused/)
})

test("a template names the variable its type does not have, and is tested on oneself", async () => {
  const backend = sentBackend()
  await open(emailTemplates, backend, { open: "1" })
  await seen(/no variable “surname”/)
  await open(emailTemplates, backend)
  await button("Send me a test").click()
  await page.getByRole("dialog").getByRole("button", { name: "Send test" }).click()
  await seen(/the test is in the outbox/)
})

test("a published template is changed through a draft that keeps all of it", async () => {
  const backend = sentBackend()
  await open(emailTemplates, backend, { open: "1" })
  await button("Publish").click()
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  const subject = page.getByRole("textbox", { name: "Subject" })
  await expect.element(subject).toHaveAttribute("readonly")
  await button("Edit as a draft").click()
  await expect.element(subject).toHaveValue("Hello, {{name}}")
  await subject.fill("Hi, {{name}}")
  await page.getByRole("button", { name: /^Save/ }).first().click()
  await expect
    .poll(() => backend.records(emailTemplates))
    .toMatchObject([
      { subject: "Hello, {{name}}", status: "PUBLISHED" },
      { subject: "Hi, {{name}}", status: "DRAFT", name: backend.records(emailTemplates)[0]?.name },
    ])
})

test("whoever spoiled a template brings its earlier text back", async () => {
  const backend = sentBackend()
  await open(emailTemplates, backend, { open: "1" })
  const subject = page.getByRole("textbox", { name: "Subject" })
  await subject.fill("Spoiled")
  await page.getByRole("textbox", { name: "Message" }).fill("Hi {{name}}")
  await page.getByRole("button", { name: /^Save/ }).first().click()
  await expect.poll(() => backend.records(emailTemplates)[0]?.subject).toBe("Spoiled")
  await open(emailTemplates, backend)
  await button("Restore an earlier text").click()
  const dialog = page.getByRole("dialog")
  await expect.element(dialog.getByText("Hello, {{name}}")).toBeVisible()
  await dialog.getByRole("button", { name: "Restore", exact: true }).click()
  await expect.poll(() => backend.records(emailTemplates)[0]?.subject).toBe("Hello, {{name}}")
})
