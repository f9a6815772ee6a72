import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { InvalidLogin } from "../../src/contract/session/session.ts"
import { LoginPanel } from "../../src/index.ts"
import { memoryBackend } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

const links = { forgotHref: "/auth/forgot-password", registerHref: "/auth/register" }

const meta = preview.meta({
  title: "Panels/Login",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: {
    signedIn: false,
    width: 344,
    children: <LoginPanel {...links} />,
    navigation: { push: () => {}, redirect: () => {} },
  },
})

export const Start = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { backend: memoryBackend(), locale: "en" } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })

const waiting = memoryBackend()
waiting.hang(calls.session.login)
export const Waiting = meta.story({ args: { backend: waiting, locale: "en" } })

const offline = memoryBackend()
offline.offline(true)
export const Offline = meta.story({ args: { backend: offline, locale: "en" } })

const demo = {
  password: "demo1234",
  accounts: [
    { email: "root@balcao.test", label: "Raiz" },
    { email: "partner@balcao.test", label: "Parceiro" },
  ],
}
export const Demo = meta.story({
  args: { backend: memoryBackend(), children: <LoginPanel {...links} demo={demo} /> },
})

const signIn = async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">) => {
  await userEvent.type(await canvas.findByLabelText("Email"), "root@balcao.test")
  await userEvent.type(canvas.getByLabelText("Password"), "wrong-one")
  await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
}

export const Wrong = meta.story({ args: { backend: memoryBackend(), locale: "en" }, play: signIn })

const telling = memoryBackend()
telling.refuse(calls.session.login, new InvalidLogin({ code: 401, message: "Account blocked until Monday." }))
export const WrongAndTold = meta.story({ args: { backend: telling, locale: "en" }, play: signIn })

export const TriedOffline = meta.story({ args: { backend: offline, locale: "en" }, play: signIn })

export const Empty = meta.story({
  args: { backend: memoryBackend(), locale: "en" },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: "Sign in" })),
})
export const EmptyInPortuguese = meta.story({
  args: { backend: memoryBackend() },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: "Entrar" })),
})
