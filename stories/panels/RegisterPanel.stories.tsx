import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { RegisterPanel } from "../../src/index.ts"
import { memoryBackend } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Register",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: {
    signedIn: false,
    width: 344,
    children: <RegisterPanel termsHref="/terms" />,
    navigation: { push: () => {}, redirect: () => {} },
  },
})

export const Start = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { backend: memoryBackend(), locale: "en" } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const fill = async ({ canvas, userEvent }: PlayContext, email = "nova@balcao.test", confirm = "demo1234") => {
  await userEvent.type(await canvas.findByLabelText("Full name"), "Nova Pessoa")
  await userEvent.type(canvas.getByLabelText("Email"), email)
  await userEvent.type(canvas.getByLabelText("Username"), "nova.pessoa")
  await userEvent.type(canvas.getByLabelText("Password"), "demo1234")
  await userEvent.type(canvas.getByLabelText("Confirm password"), confirm)
}
const send = async ({ canvas, userEvent }: PlayContext, name = "Create account") =>
  userEvent.click(await canvas.findByRole("button", { name }))
const agree = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole("checkbox", { name: "I agree to the terms and conditions" }))

export const Empty = meta.story({ args: { backend: memoryBackend(), locale: "en" }, play: (at) => send(at) })
export const EmptyInPortuguese = meta.story({
  args: { backend: memoryBackend() },
  play: (at) => send(at, "Criar conta"),
})

export const NotAgreed = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: async (at) => {
    await fill(at)
    await send(at)
  },
})

export const Different = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: async (at) => {
    await fill(at, "nova@balcao.test", "demo12345")
    await agree(at)
    await send(at)
  },
})

export const Registered = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: async (at) => {
    await fill(at)
    await agree(at)
    await send(at)
  },
})

/** The answer is empty (section 8). */
export const KnownAddress = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: async (at) => {
    await fill(at, "root@balcao.test")
    await agree(at)
    await send(at)
  },
})
