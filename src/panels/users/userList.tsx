import * as Effect from "effect/Effect"
import { roles } from "../../contract/users/roles.ts"
import type { User, UserOutranks, UserProtected } from "../../contract/users/user.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import { users } from "../../contract/users/users.ts"
import type { FilterSpec, ListSpec } from "../../resource/ListSpec.ts"
import { recordOption } from "../../resource/recordOption.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { keyRound } from "../../ui/icon/menuIcons.ts"
import { explain } from "./explain.ts"
import { UserRoles } from "./UserRoles.tsx"
import { breakable, email as emailStyle, name } from "./UsersPanel.css.ts"
import { userWords } from "./userWords.ts"
import type { en } from "./words.en.ts"

type UserList = ListSpec<User, typeof en, UserOutranks | UserProtected | RecordInUse>

const columns: UserList["columns"] = [
  { id: "id", sortable: true, width: 64, area: "id", render: ({ id }) => id },
  {
    id: "username",
    sortable: true,
    area: "hidden",
    render: ({ fullname, username, pic }) => (
      <span className={name}>
        <Avatar name={fullname} picture={pic} />
        <span className={breakable}>{username}</span>
      </span>
    ),
  },
  {
    id: "email",
    sortable: true,
    area: "second",
    render: ({ email }) => <span className={emailStyle}>{email}</span>,
  },
  {
    id: "fullname",
    sortable: true,
    area: "lead",
    render: ({ fullname }) => <span className={breakable}>{fullname}</span>,
  },
  { id: "roles", area: "tags", render: ({ roles }) => <UserRoles roles={roles} /> },
  { id: "phone", isExtra: true, area: "hidden", render: ({ phone }) => phone && formatPhone(phone) },
  { id: "occupation", isExtra: true, area: "hidden", render: ({ occupation }) => occupation },
  { id: "companyName", isExtra: true, area: "hidden", render: ({ companyName }) => companyName },
]

/** By a role they hold. */
const byRole: FilterSpec<User> = {
  id: "role",
  extra: "filters",
  options: (api) =>
    Effect.map(api.call(roles.list), (all) => all.map(({ id, title }) => recordOption(id, title))),
  toFilter: (value) => (/^[1-9]\d{0,8}$/.test(value) ? { role: Number(value) } : {}),
}

/** The users list of section 2, described. Its first load waits about 1 s. */
const userList: UserList = {
  name: "users",
  words: userWords,
  find: users.find,
  filter: (search) => ({ lastName: search, username: search, email: search, fillname: search }),
  columns,
  filters: [byRole],
  key: ({ id }) => id,
  rowTitle: ({ fullname }) => fullname,
  open: (say) => ({ label: say("editUser"), edits: true }),
  rowActions: [{ id: "access", icon: keyRound }],
  remove: {
    remove: (api, { id }) => api.call(users.remove, { params: { id } }),
    locked: () => undefined,
    explain,
    text: (say, { fullname, username }) => ({
      action: say("deleteUser"),
      title: say("deleteTitle"),
      question: say("deleteAsk", { fullname, username }),
      busyLabel: say("deleteWait"),
      doneMessage: say("deleted"),
    }),
  },
  removeMany: users.removeMany,
  exporting: users.export,
  cellTexts: (api) =>
    Effect.map(api.call(roles.list), (all) => {
      const titles = new Map(all.map(({ id, title }) => [id, title]))
      return { roles: (user) => user.roles.map((id) => titles.get(id) ?? `#${id}`).join(", ") }
    }),
  firstWait: "firstList",
}

/** The same list for those who may only look. */
export const viewedUserList: UserList = {
  ...userList,
  open: (say) => ({ label: say("viewUser"), edits: false }),
}

/** The same list for this user, who cannot delete themselves. */
export const userListOf = (viewer: number | undefined): UserList => ({
  ...userList,
  remove: {
    ...userList.remove,
    locked: (say, { id }) => (id === viewer ? say("ownLocked") : undefined),
  },
})
