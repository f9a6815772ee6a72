import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { RoleOutranks } from "../../src/contract/users/roles.ts"
import { FallbackExceeds } from "../../src/contract/users/user.ts"
import { RolesPanel } from "../../src/index.ts"
import { memoryBackend, partnerUser, rootUser, sampleRoles } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const meta = preview.meta({
  title: "Panels/Roles",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: { children: <RolesPanel /> },
})

const longTitle =
  "Responsável pela conferência de pedidos agendados do turno da noite na loja do centro histórico"

/** Two pages of roles, one of them in use. */
export const Some = meta.story({ args: { backend: memoryBackend({ holders: { 3: 21 } }) } })
export const English = meta.story({ args: { backend: memoryBackend({ holders: { 3: 21 } }), locale: "en" } })
export const None = meta.story({ args: { backend: memoryBackend({ roles: [] }) } })

const waiting = memoryBackend()
waiting.hang(calls.roles.find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.roles.find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { backend: failing } })

export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Refused = meta.story({ args: { backend: memoryBackend({ user: partnerUser }) } })
export const SignedOut = meta.story({ args: { backend: memoryBackend(), signedIn: false } })
export const ReadOnly = meta.story({ args: { backend: memoryBackend(), children: <RolesPanel readOnly /> } })
export const LongNames = meta.story({
  args: { backend: memoryBackend({ roles: sampleRoles.map((role) => ({ ...role, title: longTitle })) }) },
})

/** A person presses a button by its name; one of many by its row. */
const press = async ({ canvas, userEvent }: PlayContext, name: string, row?: string) => {
  if (row === undefined) return userEvent.click(await canvas.findByRole("button", { name }))
  const place = await canvas.findByRole("row", { name: row })
  const button = place.querySelector(`[aria-label="${name}"]`)
  if (!button) throw new Error(`no button ${name}`)
  await userEvent.click(button)
}

const english = { locale: "en" } as const

export const NewRole = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "New Role"),
})

/** An application's user who is limited by a role hands out no more than it gives. */
export const OwnPermissionsOnly = meta.story({
  args: {
    ...english,
    backend: memoryBackend({
      user: {
        ...rootUser,
        isRoot: false,
        isApplication: true,
        permissions: [{ name: "accessToHelpDeskTickets" }],
      },
    }),
  },
  play: (context) => press(context, "New Role"),
})

export const CoreRole = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "View role", "Administrador"),
})

export const OneRole = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "Edit role", "Gerente de loja"),
})

const leaving = memoryBackend()
export const SavedOffline = meta.story({
  args: { ...english, backend: leaving },
  beforeEach: () => leaving.offline(false),
  play: async (context) => {
    await press(context, "New Role")
    await context.userEvent.type(await context.canvas.findByRole("textbox", { name: "Title" }), "Fiscal")
    leaving.offline(true)
    await press(context, "Save")
  },
})

export const InUse = meta.story({
  args: { ...english, backend: memoryBackend({ holders: { 3: 21 } }) },
  play: async (context) => {
    await press(context, "Delete role", "Gerente de loja")
    await press(context, "Delete")
  },
})

/** A person renames a role. */
const rename = async (context: PlayContext) => {
  await press(context, "Edit role", "Gerente de loja")
  await context.userEvent.type(await context.canvas.findByRole("textbox", { name: "Title" }), " 2")
  await press(context, "Save")
}

/** Somebody who holds the role has more access than who saves it. */
const outranked = memoryBackend()
outranked.refuse(calls.roles.save, new RoleOutranks())
export const Outranked = meta.story({ args: { ...english, backend: outranked }, play: rename })

/** Whoever holds the role would be left with more access than who saves it has. */
const exceeding = memoryBackend()
exceeding.refuse(calls.roles.save, new FallbackExceeds({ permissions: ["accessToGlobal"] }))
export const Exceeding = meta.story({ args: { ...english, backend: exceeding }, play: rename })

export const TitleMissing = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: async (context) => {
    await press(context, "New Role")
    await context.canvas.findByRole("textbox", { name: "Title" })
    await context.userEvent.tab()
  },
})

export const TitleMissingInPortuguese = meta.story({
  args: { backend: memoryBackend() },
  play: async (context) => {
    await press(context, "Novo papel")
    await context.canvas.findByRole("textbox", { name: "Título" })
    await context.userEvent.tab()
  },
})

export const RefusedInEnglish = meta.story({
  args: { ...english, backend: memoryBackend({ user: partnerUser }) },
})

const markup = "<b>Caixa</b><img src=x onerror=alert(1)>"
export const TitlesOfMarkup = meta.story({
  args: {
    ...english,
    backend: memoryBackend({ roles: [{ id: 1, title: markup, permissions: [], isCoreRole: false }] }),
  },
})
