import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { callsOf } from "../../../../src/contract/resource/calls.ts"
import { contracts } from "../../../../src/contract/resources/contracts.ts"
import { BadRequest } from "../../../../src/contract/wire/refusals.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("what is wrong with an item stands on its own field, and the focus goes there", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={contracts} open="1" />,
  })
  const second = () => page.getByRole("listitem", { name: "Item 2" })
  const email = () => second().getByLabelText("Email")
  await page.getByRole("tab", { name: "Signers" }).click()
  await email().fill("")
  await page.getByRole("tab", { name: "Fees" }).click()
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Email is required")
  await expect.element(email()).toHaveFocus()
  const first = page.getByRole("listitem", { name: "Item 1" }).getByLabelText("Email")
  await email().fill((first.element() as HTMLInputElement).value.toUpperCase())
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Another item already has the same value")
  await email().fill("n@flordetrigo.test")
  backend.refuse(
    callsOf(contracts).save,
    new BadRequest({ issues: [{ path: "body.signers.1.email", code: "format", message: "" }] }),
  )
  await button("Save").click()
  await expect.element(email()).toHaveAccessibleDescription("Email does not have the right format")
  await expect.element(email()).toHaveFocus()
})

test("a signer's CPF is shown in part until somebody asks, is kept by a save, and goes with the email it is of", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contracts} open="1" /> })
  const item = page.getByRole("listitem", { name: "Item 1" })
  const cpf = item.getByLabelText(/^CPF/)
  const email = item.getByLabelText("Email")
  await page.getByRole("tab", { name: "Signers" }).click()
  await expect.element(cpf).toHaveValue("***.982.247-**")
  await email.fill("other@flordetrigo.test")
  await expect.element(cpf).toHaveValue("")
  await email.fill("claudia@flordetrigo.test")
  await item.getByLabelText("Name", { exact: true }).fill("Cláudia A. Arruda")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contracts)[0]?.signers[0]?.name).toBe("Cláudia A. Arruda"))
  await item.getByRole("button", { name: "Show CPF" }).click()
  await expect.element(cpf).toHaveValue("529.982.247-25")
  await expect.element(cpf).toHaveFocus()
  await expect.element(page.getByText(/ unsaved change/)).not.toBeInTheDocument()
})

test("an item that moves takes the focus along; in its texts the same keys move the cursor", async () => {
  await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={contracts} open="1" />,
  })
  const name = (item: number) =>
    page.getByRole("listitem", { name: `Item ${item}` }).getByLabelText("Name", { exact: true })
  await page.getByRole("tab", { name: "Signers" }).click()
  await name(1).click()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(name(1)).toHaveValue("Cláudia Arruda")
  button("Remove item 1").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(name(2)).toHaveValue("Cláudia Arruda")
  await expect.element(button("Remove item 2")).toHaveFocus()
})
