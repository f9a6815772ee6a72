import { Suspense } from "react"
import { histories } from "../../contract/resource/histories.ts"
import type { User } from "../../contract/users/user.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useHostState } from "../../frame/useHostState.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { useHasHistory } from "../../resource/described/useHasHistory.ts"
import { EditorFrame } from "../../resource/editor/EditorFrame.tsx"
import { EditorNotices } from "../../resource/editor/EditorNotices.tsx"
import type { SaveWay } from "../../resource/editor/saveWay.ts"
import { useWrongFields } from "../../resource/editor/useDraftField.ts"
import { useLeaving } from "../../resource/editor/useLeaving.ts"
import { AddressTab } from "./AddressTab.tsx"
import { BasicTab } from "./BasicTab.tsx"
import { PastTab } from "./PastTab.tsx"
import { PasswordTab } from "./PasswordTab.tsx"
import { RolesTab } from "./RolesTab.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { SocialTab } from "./SocialTab.tsx"
import { isOpen, tabsShown, type UserTab } from "./tabs.ts"
import { UserAside } from "./UserAside.tsx"
import { UserConflict } from "./UserConflict.tsx"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"
import { useRoleChange } from "./useRoleChange.ts"
import { useUserSaving } from "./useUserSaving.ts"
import type { UserEditorPanelProps } from "./UserEditorPanelProps.ts"

interface Props extends UserEditorPanelProps {
  readonly draft: UserDraft
  readonly title: string
  readonly showsTitle: boolean
  readonly listHref: string
}

const RoleChangeDialog = lazily(() => import("./RoleChangeDialog.tsx"))

const fields = {
  basic: BasicTab,
  address: AddressTab,
  social: SocialTab,
  roles: RolesTab,
  password: PasswordTab,
  history: PastTab,
} as const

const ownEditHref = (id: number) => `/user-management/users/edit/${id}`
const ownCopyHref = (id: number) => `/user-management/users/add/${id}`

/** A user in five tabs, and where one goes from there (sections 2 and 4). */
export const UserForm = (props: Props) => {
  const { draft, title, showsTitle, listHref, editHref = ownEditHref, copyHref = ownCopyHref } = props
  const { navigation, readOnly } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  const user = useValue(draft.user).data
  const changes = useValue(draft.changes)
  const wrong = useWrongFields(draft)
  const [requestedTab, setTab] = useHostState(props.tab ?? "basic")
  const onTabChange = useHostCallback(props.onTabChange)
  const onTab = (next: UserTab) => {
    setTab(next)
    if (next !== requestedTab) onTabChange(next)
  }
  const leaving = useLeaving(draft.isDirty, props)
  const onSaved = (saved: User | undefined, way: SaveWay, wasNew: boolean) => {
    if (way === "exit" || !saved) leaving.leave(() => navigation.push(listHref))
    else if (way === "duplicate") leaving.leave(() => navigation.push(copyHref(saved.id)))
    else if (wasNew) leaving.leave(() => navigation.push(editHref(saved.id)))
  }
  const saving = useUserSaving(draft, { onTab, onSaved })
  const roleChange = useRoleChange({ draft, screens: props.screens, save: saving.save })
  const hasHistory = useHasHistory(histories.users)
  const isThere =
    isOpen(requestedTab, user !== undefined, readOnly) && (hasHistory || requestedTab !== "history")
  const tab = isThere ? requestedTab : "basic"
  const Fields = fields[tab]
  return (
    <>
      <EditorFrame
        {...{ title, showsTitle, tab, onTab, changes, leaving }}
        tabs={tabsShown(say, wrong, user !== undefined, { isReadOnly: readOnly, hasHistory })}
        busy={saving.busy}
        refusals={saving.refusals}
        notices={<EditorNotices saving={saving} invalid={say("invalid")} />}
        aside={<UserAside draft={draft} />}
        onReset={draft.text.reset}
        onSave={readOnly ? undefined : roleChange.saveOrAsk}
        onBack={() => leaving.leave(() => navigation.push(listHref))}
      >
        <Fields draft={draft} isReadOnly={readOnly || saving.busy} />
      </EditorFrame>
      {roleChange.request && (
        <Suspense fallback={null}>
          <RoleChangeDialog
            {...{ draft }}
            request={roleChange.request}
            onConfirm={roleChange.confirm}
            onCancel={roleChange.close}
          />
        </Suspense>
      )}
      {saving.conflict && (
        <UserConflict
          draft={draft}
          current={saving.conflict}
          onSave={saving.retry}
          onCancel={saving.dismiss}
        />
      )}
    </>
  )
}
