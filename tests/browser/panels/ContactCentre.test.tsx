import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { English } from "../../../stories/panels/ContactCentrePanel.stories.tsx"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { sampleReplies, sampleTemplates } from "../../../src/samples/conversations.ts"
import { listed, memoryBackend, type MemoryBackendOptions } from "../../../src/testing/index.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const open = (options: MemoryBackendOptions = {}) =>
  openStory(English, {
    backend: memoryBackend({
      hasStream: true,
      resources: [listed(messageTemplates, sampleTemplates), listed(cannedReplies, sampleReplies)],
      ...options,
    }),
  })

const chat = (name: string | RegExp) => page.getByRole("option", { name })
const thread = page.getByRole("log")
const writer = (name: string) => page.getByRole("combobox", { name: `Message to ${name}` })

test("an attendant opens a conversation, reads it from its end and answers with Enter", async () => {
  const backend = await open()
  await chat(/Otávio Prado/).click()
  await expect.element(thread.getByText("E qual é a taxa?")).toBeVisible()
  await expect.element(chat(/2 unread/)).not.toBeInTheDocument()
  await writer("Otávio Prado").fill("Entregamos sim!")
  await userEvent.keyboard("{Enter}")
  await expect.element(thread.getByText("Entregamos sim!")).toBeVisible()
  await expect.element(writer("Otávio Prado")).toHaveValue("")
  expect(backend.requests.filter((call) => call === "POST /whatsapp/send")).toHaveLength(1)
  backend.write("5511981203377", "Oba!")
  await expect.element(thread.getByText("Oba!")).toBeVisible()
  await expect.element(page.getByText("Otávio Prado: Oba!")).toBeInTheDocument()
})
