import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { ForgotPasswordPanel } from "../../src/index.ts"
import { memoryBackend } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Forgot password",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: {
    signedIn: false,
    width: 344,
    children: <ForgotPasswordPanel />,
    navigation: { push: () => {}, redirect: () => {} },
  },
})

export const Start = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { backend: memoryBackend(), locale: "en" } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })

const ask = async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">, email: string) => {
  const field = await canvas.findByLabelText("Email")
  if (email !== "") await userEvent.type(field, email)
  await userEvent.click(canvas.getByRole("button", { name: "Send" }))
}

export const Empty = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: (at) => ask(at, ""),
})
export const Asked = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: (at) => ask(at, "root@balcao.test"),
})
/** The answer is empty (section 8). */
export const Unknown = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: (at) => ask(at, "ninguem@balcao.test"),
})

const offline = memoryBackend()
offline.offline(true)
export const Offline = meta.story({
  args: { backend: offline, locale: "en" },
  play: (at) => ask(at, "root@balcao.test"),
})
