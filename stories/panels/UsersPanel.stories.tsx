import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { UserOutranks, UserProtected } from "../../src/contract/users/user.ts"
import { UsersPanel } from "../../src/panels/users/UsersPanel.tsx"
import { memoryBackend, partnerUser, sampleUsers } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const meta = preview.meta({
  title: "Panels/Users",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: { children: <UsersPanel />, navigation: { push: () => {}, redirect: () => {} } },
})

const english = { locale: "en" } as const

/** Two pages of users. */
export const Some = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const None = meta.story({ args: { backend: memoryBackend({ users: [] }) } })

/** With the specification's waits, the list is requested about a second after it opens. */
export const FirstSecond = meta.story({ args: { ...english, backend: memoryBackend(), pace: "spec" } })

const waiting = memoryBackend()
waiting.hang(calls.users.find)
export const Loading = meta.story({ args: { backend: waiting } })

const titlesLate = memoryBackend()
titlesLate.hang(calls.roles.list)
export const TitlesOnTheirWay = meta.story({ args: { ...english, backend: titlesLate } })

const titlesRefused = memoryBackend()
titlesRefused.refuse(calls.roles.list, new TooManyRequests({ retryAfter: 30 }))
export const TitlesRefused = meta.story({ args: { ...english, backend: titlesRefused } })

const failing = memoryBackend()
failing.refuse(calls.users.find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { backend: failing } })

export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })
export const SignedOut = meta.story({ args: { backend: memoryBackend(), signedIn: false } })
export const ReadOnly = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UsersPanel readOnly /> },
})

const long = "Responsável pela conferência de pedidos agendados do turno da noite na loja do centro histórico"
export const LongNames = meta.story({
  args: {
    backend: memoryBackend({
      users: sampleUsers.map((user) => ({
        ...user,
        fullname: long,
        email: `${"conferencia.de.pedidos.agendados.".repeat(2)}${user.id}@balcao.test`,
      })),
    }),
  },
})

const press = async ({ canvas, userEvent }: PlayContext, name: string, row?: string) => {
  if (row === undefined) return userEvent.click(await canvas.findByRole("button", { name }))
  const place = await canvas.findByRole("row", { name: row })
  const button = place.querySelector(`[aria-label="${name}"]`)
  if (!button) throw new Error(`no button ${name}`)
  await userEvent.click(button)
}

export const Asking = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "Delete user", "João Vitor Brito"),
})

const guarded = memoryBackend()
guarded.refuse(calls.users.remove, new UserProtected())
export const Protected = meta.story({
  args: { ...english, backend: guarded },
  play: async (context) => {
    await press(context, "Delete user", "Paulo Henrique Teles")
    await press(context, "Delete")
  },
})

const outranked = memoryBackend()
outranked.refuse(calls.users.remove, new UserOutranks())
export const Outranked = meta.story({
  args: { ...english, backend: outranked },
  play: async (context) => {
    await press(context, "Delete user", "Paulo Henrique Teles")
    await press(context, "Delete")
  },
})
