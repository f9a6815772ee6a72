import { useMemo } from "react"
import type { SessionUser } from "../../api/session.ts"
import { platformUserRecords } from "../../contract/users/platformUserRecords.ts"
import type { User } from "../../contract/users/user.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { DescribedList } from "../../resource/described/DescribedList.tsx"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { anyParts, type ListPartsOf, PartsContext } from "../../resource/described/parts.ts"
import { ban } from "../../resource/described/icons.ts"
import type { ListPanelProps } from "../../resource/ListPanelProps.ts"
import { lock } from "../../ui/icon/icons.ts"
import { keyRound } from "../../ui/icon/menuIcons.ts"
import { explain, type UserRefusal } from "./explain.ts"
import { changeManyActive, platformUserListOf } from "./platformUserList.ts"
import { BlockUser, ResetPassword } from "./UserActions.tsx"
import type { PlatformUserRow } from "../../contract/users/platformUserRow.ts"

type Offers = ListPartsOf<typeof platformUserRecords, UserRefusal>

/** Actions for blocking users; only some platforms know who is blocked. */
const blocking: Pick<Required<Offers>, "bulkActions" | "rowActions"> = {
  bulkActions: [changeManyActive],
  rowActions: [
    {
      id: "block",
      icon: ban,
      writes: true,
      isOffered: ({ isActive }) => isActive === true,
      Action: BlockUser,
    },
    {
      id: "unblock",
      icon: ban,
      writes: true,
      isOffered: ({ isActive }) => isActive !== true,
      Action: BlockUser,
    },
  ],
}

const partsFor = (viewer: SessionUser | undefined, isBlocking: boolean): Offers => ({
  list: platformUserListOf(viewer),
  explain,
  KindCell,
  areas: { username: "second" },
  bulkActions: isBlocking ? blocking.bulkActions : [],
  rowActions: [
    { id: "access", icon: keyRound, isForViewers: true, opens: "access" },
    {
      id: "reset",
      icon: lock,
      writes: true,
      isOffered: ({ email, isActive }) => Boolean(email) && isActive === true,
      Action: ResetPassword,
    },
    ...(isBlocking ? blocking.rowActions : []),
  ],
})

interface Props extends ListPanelProps {
  readonly editorHref: (user: User | undefined) => string
  readonly accessHref: (user: User) => string
}

/** The users by the second API of the specification (section 7): blocked, unblocked, and mailed a password link. */
const PlatformUsers = ({ editorHref, accessHref, ...props }: Props) => {
  const { client, navigation, readOnly } = usePanel()
  const viewer = useValue(client.session.user)
  const isBlocking = useValue(client.extras("users"))?.has("blocked-users") ?? false
  const parts = useMemo(() => partsFor(viewer, isBlocking), [viewer, isBlocking])
  const show = (_: string | undefined, row?: DescribedRow, at?: string) => {
    // oxlint-disable-next-line house/double-cast -- links take users, and need no more than their ids
    const user = row && ({ ...(row as PlatformUserRow), id: row._id } as unknown as User)
    navigation.push(user && at === "access" ? accessHref(user) : editorHref(user))
  }
  return (
    <PartsContext.Provider value={anyParts(parts)}>
      <DescribedList {...props} resource={platformUserRecords} mayWrite={!readOnly} onShow={show} />
    </PartsContext.Provider>
  )
}

export default PlatformUsers
