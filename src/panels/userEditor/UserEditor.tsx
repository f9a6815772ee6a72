import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useEffect } from "react"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorPlace, EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { Vacant } from "../../ui/vacant/Vacant.tsx"
import { UserDraft } from "./userDraft.ts"
import type { UserEditorPanelProps } from "./UserEditorPanel.tsx"
import { userEditorWords } from "./userEditorWords.ts"
import { UserForm } from "./UserForm.tsx"
import { useUserHeading } from "./useUserHeading.ts"

/** Why there is no user to edit, with another try where one may help. */
const Missing = ({ draft }: { readonly draft: UserDraft }) => {
  const say = useWords("userEditor", userEditorWords)
  const again = useTask<never>()
  const error = failure(useValue(draft.user))
  if (!error) return <EditorWait />
  if (error._tag === "NotFound")
    return <Vacant tone="danger" title={say("notFound")} text={say("notFoundText")} />
  return (
    <LoadFailure
      title={say("loadFailed")}
      error={error}
      busy={again.busy}
      onRetry={() => again.run(draft.load())}
    />
  )
}

/** Loads what is edited, then shows its form. */
export const UserEditor = (props: UserEditorPanelProps) => {
  const { userId, copyOf, onHeading, features, listHref = "/user-management/users" } = props
  const { client, navigation } = usePanel()
  const draft = useModel(() => new UserDraft(client.api, { id: userId, copied: copyOf }))
  const user = useValue(draft.user)
  const { title } = useUserHeading(draft, !((userId ?? 0) > 0), onHeading)
  const showsTitle = features?.title !== false
  useEffect(() => Effect.runCallback(draft.load()), [draft])
  useEffect(() => Effect.runCallback(draft.loadRoles()), [draft])
  if (user._tag !== "Here" && !user.data)
    return (
      <EditorPlace {...{ title, showsTitle }} onBack={() => navigation.push(listHref)}>
        <Missing draft={draft} />
      </EditorPlace>
    )
  return <UserForm {...props} {...{ draft, title, showsTitle, listHref }} />
}
