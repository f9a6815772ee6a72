import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { contracts } from "../../../../src/contract/resources/contracts.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("a contract is sent and signed, and then its terms change by an amendment alone", async () => {
  const backend = describedBackend()
  const status = () => backend.records(contracts)[0]?.status
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="1" /> })
  await page.getByRole("tab", { name: "Signatures" }).click()
  await seen("Signatures are recorded once the contract is sent.")
  await page.getByRole("tab", { name: "Amendments" }).click()
  await button("Add item").click()
  await field(/^Effective from/).fill("2020-01-01")
  await field(/^Reason/).fill("Volume")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.amendments).toHaveLength(1))
  await expect.element(field(/^Reason/)).not.toHaveAttribute("readonly")
  await button("Remove item 1").click()
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.amendments).toHaveLength(0))
  await page.getByRole("tab", { name: "Signatures" }).click()
  await expect.element(button("Record signature").first()).not.toBeInTheDocument()
  await button("Send").click()
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  for (const then of ["PARTIALLY_SIGNED", "ACTIVE"]) {
    await button("Record signature").first().click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Record signature" }).click()
    await vi.waitFor(() => expect(status()).toBe(then))
  }
  await page.getByRole("tab", { name: "Fees" }).click()
  await expect.element(field(/^Monthly fee/)).toHaveAttribute("readonly")
  await expect
    .element(page.getByRole("group", { name: "Fees", exact: true }))
    .toHaveAccessibleDescription("Changes only while the status is “Draft”.")
  await seen("In force today: 12% commission.")
  await page.getByRole("tab", { name: "Amendments" }).click()
  await button("Add item").click()
  await field(/^Effective from/).fill("2099-01-01")
  await field(/^Reason/).fill("Volume")
  await field(/^Commission(?! with)/).fill("9")
  await seen("From 01/01/2099: 9% commission (Volume).")
})

test("a contract made of a template is read, printed alone, sent to its signer, and sent again", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="2" /> })
  await page.getByRole("tab", { name: "Text" }).click()
  await seen(/ pays 12%\.$/)
  const printed = vi.fn()
  const create = document.createElement.bind(document)
  const spy = vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const made = create(name)
    if (made instanceof HTMLIFrameElement)
      made.remove = () => {
        printed(made.contentDocument?.body.textContent)
        Element.prototype.remove.call(made)
      }
    return made
  })
  await button("Print").click()
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith(expect.stringMatching(/pays 12%/)))
  spy.mockRestore()
  expect(document.querySelector("iframe")).toBeNull()
  await page.getByRole("tab", { name: "Signatures" }).click()
  await button("Send for acceptance").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send for acceptance" }).click()
  await vi.waitFor(() => expect(backend.records(contracts)[1]?.status).toBe("SENT"))
  await seen(/^Sent .* open until /)
  await button("Send again").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send again" }).click()
  await vi.waitFor(() => expect(page.getByRole("alertdialog").query()).toBeNull())
  await page.getByRole("tab", { name: "Text" }).click()
  await seen("Replaced by a newer link")
})
