import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { people } from "../../../src/contract/resources/people.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../stories/panels/describedSamples.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()

const openPeople = (props: Partial<ResourcePanelProps> = {}, backend = describedBackend()) =>
  openStory(English, { backend, children: <ResourcePanel resource={people} {...props} /> })

test("somebody who needs a whole CPF asks for it, goes on typing in it, and the history names them", async () => {
  const backend = describedBackend()
  await openPeople({ open: "1" }, backend)
  const cpf = page.getByRole("textbox", { name: "CPF", exact: false })
  await expect.element(cpf).toHaveValue("***.533.447-**")
  await expect.element(cpf).toHaveAttribute("readonly")
  backend.offline(true)
  await button("Show CPF").click()
  await seen(/did not respond/)
  backend.offline(false)
  await button("Show CPF").click()
  await expect.element(cpf).toHaveFocus()
  await cpf.fill("111.444.777-35")
  await button("Save").click()
  await expect.element(cpf).toHaveValue("***.444.777-**")
  expect(backend.records(people)[0]).toMatchObject({ cpf: "***.444.777-**" })
  await page.getByRole("tab", { name: "History" }).click()
  await seen(/looked at a hidden value/)
})
