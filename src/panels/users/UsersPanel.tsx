import { useModel } from "@preact/signals-react/runtime"
import { useCallback, useEffect, useMemo } from "react"
import { readAfterPaint } from "../../frame/afterPaint.ts"
import { type User } from "../../contract/users/user.ts"
import { users } from "../../contract/users/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import { RoleTitles, RoleTitlesContext } from "./roleTitles.ts"
import { userListOf, viewedUserList } from "./userList.tsx"
import { userWords } from "./userWords.ts"

interface Links {
  /**
   * Path of the screen that edits this user, or makes a new one without. Default:
   * `/user-management/users/edit/{id}` and `/user-management/users/add`.
   */
  readonly editorHref?: ((user: User | undefined) => string) | undefined
  /** Path of the screen that explains this user's access. Default: `/user-management/users/access/{id}`. */
  readonly accessHref?: ((user: User) => string) | undefined
}

export interface UsersPanelProps extends PanelProps, ListProps, Links {}

const ownHref = (user: User | undefined) =>
  user ? `/user-management/users/edit/${user.id}` : "/user-management/users/add"

const ownAccessHref = (user: User) => `/user-management/users/access/${user.id}`

const Users = ({
  editorHref = ownHref,
  accessHref = ownAccessHref,
  view,
  defaultView,
  onViewChange,
  features,
  slots,
}: UsersPanelProps) => {
  const say = useWords("users", userWords)
  const { client, navigation, readOnly } = usePanel()
  const viewer = useValue(client.session.user)?.id
  const spec = useMemo(() => (readOnly ? viewedUserList : userListOf(viewer)), [readOnly, viewer])
  const model = useModel(() => new RoleTitles(client.api))
  const titles = useValue(model.titles)
  useEffect(() => readAfterPaint(model.load()), [model])
  const onOpen = useCallback(
    (user: User | undefined) => navigation.push(editorHref(user)),
    [navigation, editorHref],
  )
  const onRow = useCallback(
    (_: string, user: User) => navigation.push(accessHref(user)),
    [navigation, accessHref],
  )
  return (
    <RoleTitlesContext value={titles}>
      <ResourceList
        {...{ view, defaultView, onViewChange, features, slots, say, spec, onOpen, onRow }}
        onCreate={() => onOpen(undefined)}
      >
        {() => null}
      </ResourceList>
    </RoleTitlesContext>
  )
}

/**
 * The platform's users: found, deleted, and the way to their editor (specification, sections 2, 3 and 9). Needs a
 * root or application user, or the permission accessToUserUser; shows which permission is missing otherwise.
 */
export const UsersPanel = (props: UsersPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={users.find.access}>
      <Users {...props} />
    </PanelGate>
  </PanelFrame>
)
