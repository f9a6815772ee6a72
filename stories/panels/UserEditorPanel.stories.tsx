import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import {
  EmailTaken,
  FallbackExceeds,
  RoleNotGrantable,
  StaleUser,
  UserOutranks,
} from "../../src/contract/users/user.ts"
import { UserEditorPanel } from "../../src/panels/userEditor/UserEditorPanel.tsx"
import { memoryBackend, partnerUser, restaurantUser, sampleUsers } from "../../src/testing/index.ts"
import { WithBackend, withoutAnnouncer } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const meta = preview.meta({
  title: "Panels/User editor",
  component: WithBackend,
  parameters: withoutAnnouncer,
  args: {
    children: <UserEditorPanel userId={3} />,
    navigation: { push: () => {}, redirect: () => {} },
  },
})

const english = { locale: "en" } as const

/** A user with every field filled. */
export const Edit = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const Create = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UserEditorPanel /> },
})
export const CreateInPortuguese = meta.story({
  args: { backend: memoryBackend(), children: <UserEditorPanel /> },
})
/** Page opened by 'Save & Duplicate'. */
export const Copy = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UserEditorPanel copyOf={3} /> },
})

const at = (tab: "address" | "social" | "roles" | "password") => <UserEditorPanel userId={3} tab={tab} />
export const Address = meta.story({ args: { ...english, backend: memoryBackend(), children: at("address") } })
export const Social = meta.story({ args: { ...english, backend: memoryBackend(), children: at("social") } })
export const Roles = meta.story({ args: { ...english, backend: memoryBackend(), children: at("roles") } })
/** Somebody who may manage users and take orders, and hands out no more than that. */
export const SomeRolesBeyond = meta.story({
  args: {
    ...english,
    backend: memoryBackend({
      user: {
        ...restaurantUser,
        permissions: ["accessToUserUser", "accessToFoodOrders", "accessToCart"].map((name) => ({ name })),
      },
    }),
    children: <UserEditorPanel userId={5} tab="roles" />,
  },
})
export const Password = meta.story({
  args: { ...english, backend: memoryBackend(), children: at("password") },
})

const waiting = memoryBackend()
waiting.hang(calls.users.get)
export const Loading = meta.story({ args: { ...english, backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.users.get, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })
export const Gone = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UserEditorPanel userId={404} /> },
})

const rolesRefused = memoryBackend()
rolesRefused.refuse(calls.roles.list, new TooManyRequests({ retryAfter: 30 }))
export const RolesRefused = meta.story({
  args: { ...english, backend: rolesRefused, children: at("roles") },
})

export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })
export const SignedOut = meta.story({ args: { ...english, backend: memoryBackend(), signedIn: false } })
export const ReadOnly = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UserEditorPanel userId={3} readOnly /> },
})

const long = "Responsável pela conferência de pedidos agendados do turno da noite na loja do centro histórico"
export const LongNames = meta.story({
  args: {
    backend: memoryBackend({
      users: sampleUsers.map((user) => ({ ...user, fullname: long, occupation: long, companyName: long })),
    }),
  },
})

const save = async ({ canvas, userEvent }: PlayContext, name = "Save") =>
  userEvent.click(await canvas.findByRole("button", { name }))

const write = async ({ canvas, userEvent }: PlayContext, label: string, text: string) => {
  const field = await canvas.findByRole("textbox", { name: new RegExp(`^${label}`) })
  await userEvent.clear(field)
  if (text !== "") await userEvent.type(field, text)
}

export const Empty = meta.story({
  args: { ...english, backend: memoryBackend(), children: <UserEditorPanel /> },
  play: (context) => save(context),
})
export const EmptyInPortuguese = meta.story({
  args: { backend: memoryBackend(), children: <UserEditorPanel /> },
  play: (context) => save(context, "Salvar"),
})

/** A field the server refused. */
const taken = memoryBackend()
taken.refuse(calls.users.save, new EmailTaken())
export const Taken = meta.story({
  args: { ...english, backend: taken },
  play: async (context) => {
    await write(context, "Email", "root@balcao.test")
    await save(context)
  },
})

const ungrantable = memoryBackend()
ungrantable.refuse(calls.users.save, new RoleNotGrantable({ roles: [3] }))
export const NotGrantable = meta.story({
  args: { ...english, backend: ungrantable },
  play: async (context) => {
    await write(context, "Full name", "Camila N.")
    await save(context)
  },
})

const outranked = memoryBackend()
outranked.refuse(calls.users.save, new UserOutranks())
export const Outranked = meta.story({
  args: { ...english, backend: outranked },
  play: async (context) => {
    await write(context, "Full name", "Camila N.")
    await save(context)
  },
})

/** Without a role the user would have more access than who saves them. */
const exceeding = memoryBackend()
exceeding.refuse(calls.users.save, new FallbackExceeds({ permissions: ["accessToGlobal"] }))
export const Exceeding = meta.story({
  args: { ...english, backend: exceeding, children: at("roles") },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Remove Atendente" }))
    await save(context)
  },
})

/** Someone else saved first. */
const clashing = memoryBackend()
const camila = sampleUsers.find(({ id }) => id === 3)
if (camila)
  clashing.refuse(
    calls.users.save,
    new StaleUser({ current: { ...camila, fullname: "Camila N. Souza", roles: [3], version: 2 } }),
  )
export const Conflict = meta.story({
  args: { ...english, backend: clashing },
  play: async (context) => {
    await write(context, "Full name", "Camila Nogueira Lima")
    await save(context)
  },
})

const leaving = memoryBackend()
export const SavedOffline = meta.story({
  args: { ...english, backend: leaving },
  beforeEach: () => leaving.offline(false),
  play: async (context) => {
    await write(context, "Occupation", "Gerente geral")
    leaving.offline(true)
    await save(context)
  },
})

export const Leaving = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: async (context) => {
    await write(context, "Occupation", "Gerente geral")
    await save(context, "Back")
  },
})

export const PasswordsDiffer = meta.story({
  args: { ...english, backend: memoryBackend(), children: at("password") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "uma-senha")
    await userEvent.type(canvas.getByLabelText("Confirm password"), "outra-senha")
    await userEvent.tab()
  },
})
