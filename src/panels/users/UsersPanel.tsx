import { Suspense, useMemo } from "react"
import type { User } from "../../contract/users/user.ts"
import { userOf, userRecords, type UserRow } from "../../contract/users/userRecords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useValue } from "../../frame/useValue.ts"
import { DescribedList } from "../../resource/described/DescribedList.tsx"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { anyParts, type ListPartsOf, PartsContext } from "../../resource/described/parts.ts"
import type { ListPanelProps } from "../../resource/ListPanelProps.ts"
import { keyRound } from "../../ui/icon/menuIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { cells } from "./cells.tsx"
import { explain, type UserRefusal } from "./explain.ts"
import { RoleTitles } from "./RoleTitles.tsx"
import { userListOf } from "./userList.ts"

interface Links {
  /**
   * Path of the screen that edits this user, or makes a new one without. Default:
   * `/user-management/users/edit/{id}` and `/user-management/users/add`.
   */
  readonly editorHref?: ((user: User | undefined) => string) | undefined
  /** Path of the screen that explains this user's access. Default: `/user-management/users/access/{id}`. */
  readonly accessHref?: ((user: User) => string) | undefined
}

export interface UsersPanelProps extends ListPanelProps, Links {
  /**
   * The platform's list of users to show (section 7): that of the identity service, by default, or that of the Users
   * API with companies, blocked users and password links.
   */
  readonly source?: "identity" | "users" | undefined
}

const ownHref = (user: User | undefined) =>
  user ? `/user-management/users/edit/${user.id}` : "/user-management/users/add"

const ownAccessHref = (user: User) => `/user-management/users/access/${user.id}`

const partsFor = (viewer: number | undefined): ListPartsOf<typeof userRecords, UserRefusal> => ({
  list: userListOf(viewer),
  explain,
  cells,
  areas: { username: "hidden", roles: "tags" },
  rowActions: [{ id: "access", icon: keyRound, isForViewers: true, opens: "access" }],
})

const PlatformUsers = lazily(() => import("./PlatformUsers.tsx"))

const JoinRequests = lazily(() => import("./JoinRequests.tsx"))

const Users = ({ editorHref = ownHref, accessHref = ownAccessHref, ...props }: UsersPanelProps) => {
  const { client, navigation, readOnly } = usePanel()
  const viewer = useValue(client.session.user)?.id
  const hasJoining = useValue(client.extras("identity"))?.has("joining") === true && !readOnly
  const parts = useMemo(() => partsFor(viewer), [viewer])
  const show = (_: string | undefined, row?: DescribedRow, at?: string) => {
    const user = row && userOf(row as UserRow)
    navigation.push(user && at === "access" ? accessHref(user) : editorHref(user))
  }
  return (
    <PartsContext.Provider value={anyParts(parts)}>
      {hasJoining ? (
        <Suspense fallback={null}>
          <JoinRequests />
        </Suspense>
      ) : null}
      <RoleTitles>
        <DescribedList {...props} resource={userRecords} mayWrite={!readOnly} onShow={show} />
      </RoleTitles>
    </PartsContext.Provider>
  )
}

/**
 * The platform's users: found, deleted, and the way to their editor (specification, sections 2, 3 and 9). Needs a
 * root or application user, or the permission accessToUserUser; shows which permission is missing otherwise.
 */
export const UsersPanel = ({ source, ...props }: UsersPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={userRecords.access}>
      {source === "users" ? (
        <Suspense>
          <PlatformUsers
            {...props}
            editorHref={props.editorHref ?? ownHref}
            accessHref={props.accessHref ?? ownAccessHref}
          />
        </Suspense>
      ) : (
        <Users {...props} />
      )}
    </PanelGate>
  </PanelFrame>
)
