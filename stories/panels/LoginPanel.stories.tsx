import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { LoginPanel } from "../../src/index.ts"
import { memoryBackend } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const links = { forgotHref: "/auth/forgot-password", registerHref: "/auth/register" }

const meta = preview.meta({
  title: "Panels/Login",
  component: WithBackend,
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
