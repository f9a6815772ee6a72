import preview from "../../.storybook/preview.tsx"
import { campaigns } from "../../src/contract/resources/campaigns.ts"
import { emailTemplates } from "../../src/contract/resources/emailTemplates.ts"
import { invoices } from "../../src/contract/resources/invoices.ts"
import { notifications } from "../../src/contract/resources/notifications.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { sentBackend } from "./sentSamples.ts"
import { WithBackend } from "./withBackend.tsx"

const dark = { appearance: { scheme: "dark" } } as const

const meta = preview.meta({
  title: "Panels/Sent to many",
  component: WithBackend,
  args: { backend: sentBackend(), children: <ResourcePanel resource={notifications} /> },
})

/** Notifications, one of which failed. */
export const Notifications = meta.story()
export const NotificationsDark = meta.story({ args: dark })
/** One while it is written, with a phone's preview and whom it would reach. */
export const Notification = meta.story({
  args: { locale: "en", children: <ResourcePanel resource={notifications} open="1" /> },
})
export const NotificationPhone = meta.story({
  args: { width: 390, children: <ResourcePanel resource={notifications} open="1" /> },
})
/** One whose sending was given up. */
export const NotificationFailed = meta.story({
  args: { children: <ResourcePanel resource={notifications} open="2" /> },
})
/** A campaign that is paused because it could not be sent. */
export const CampaignPaused = meta.story({
  args: { children: <ResourcePanel resource={campaigns} open="1" /> },
})
/** A template that uses a variable its type does not have. */
export const Template = meta.story({
  args: { locale: "en", children: <ResourcePanel resource={emailTemplates} open="1" /> },
})
export const TemplateDark = meta.story({
  args: { ...dark, children: <ResourcePanel resource={emailTemplates} open="1" /> },
})
/** The days of a period that is to be closed. */
export const ClosingPeriod = meta.story({
  args: { locale: "en", children: <ResourcePanel resource={invoices} /> },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: "Close a period" })),
})
