import preview from "../../.storybook/preview.tsx"
import { cannedReplies } from "../../src/contract/resources/cannedReplies.ts"
import { messageTemplates } from "../../src/contract/resources/messageTemplates.ts"
import { tickets } from "../../src/contract/resources/tickets.ts"
import { ContactCentrePanel } from "../../src/index.ts"
import { sampleCannedReplies } from "../../src/samples/cannedReplies.ts"
import { sampleMessageTemplates } from "../../src/samples/messageTemplates.ts"
import { sampleTickets } from "../../src/samples/tickets.ts"
import { listed, memoryBackend } from "../../src/testing/index.ts"
import { picture } from "./departmentsBackend.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/WhatsApp chat",
  component: WithBackend,
  args: { children: <ContactCentrePanel /> },
})

const backend = () =>
  memoryBackend({
    hasStream: true,
    files: [picture],
    resources: [
      listed(messageTemplates, sampleMessageTemplates),
      listed(cannedReplies, sampleCannedReplies),
      listed(tickets, sampleTickets(Date.now())),
    ],
  })
const english = { locale: "en" } as const

export const Some = meta.story({ args: { backend: backend() } })
export const English = meta.story({ args: { ...english, backend: backend() } })
export const Dark = meta.story({ args: { backend: backend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { ...english, backend: backend(), width: 390 } })
export const Contacts = meta.story({
  args: { ...english, backend: backend(), children: <ContactCentrePanel listing="contacts" /> },
})

/** A platform that has section 7 of the specification and nothing else. */
export const Platform = meta.story({ args: { ...english, backend: memoryBackend({ extras: [] }) } })

/** A conversation with everything a thread may hold: text, a picture, a note, a message that failed. */
export const Answering = meta.story({
  args: { backend: backend() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("option", { name: /Célia Rezende/ }))
    await canvas.findByText("Tentar de novo")
  },
})
