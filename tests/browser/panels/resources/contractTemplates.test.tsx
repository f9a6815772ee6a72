import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { contractTemplates } from "../../../../src/contract/resources/contractTemplates.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("a text with a variable nobody knows is refused by its name", async () => {
  const backend = describedBackend()
  await openStory(English, { backend, children: <ResourcePanel resource={contractTemplates} open="1" /> })
  await field(/^Text/).fill("{{company}} pays {{price}}.")
  await button("Save").click()
  await seen("There is no variable called “price”")
  await field(/^Text/).fill("{{Empresa}} pays nothing.")
  await page.getByRole("tab", { name: "Preview" }).click()
  await seen("Name of the company pays nothing.")
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(contractTemplates)[0]?.edition).toBe(2))
})
