import * as Effect from "effect/Effect"
import { useModel } from "@preact/signals-react/runtime"
import { useEffect } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { useLoadedDraft } from "../../resource/editor/useLoadedDraft.ts"
import { EditorMissing } from "../../resource/editor/EditorMissing.tsx"
import { EditorPlace } from "../../resource/editor/EditorPlace.tsx"
import { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"
import { UserForm } from "./UserForm.tsx"
import { useUserHeading } from "./useUserHeading.ts"
import type { UserEditorPanelProps } from "./UserEditorPanelProps.ts"

/** The reason there is no user to edit. */
const Missing = ({ draft }: { readonly draft: UserDraft }) => {
  const say = useWords("userEditor", userEditorWords)
  const user = useValue(draft.user)
  const words = {
    notFound: say("notFound"),
    notFoundText: say("notFoundText"),
    loadFailed: say("loadFailed"),
  }
  return <EditorMissing record={user} words={words} load={draft.load} />
}

/** Loads what is edited, then shows its form. */
export const UserEditor = (props: UserEditorPanelProps) => {
  const { userId, copyOf, source, onHeading, features, listHref = "/user-management/users" } = props
  const { client, navigation } = usePanel()
  const draft = useModel(() => new UserDraft(client.api, { id: userId, copied: copyOf, source }))
  const user = useValue(draft.user)
  const { title } = useUserHeading(draft, !((userId ?? 0) > 0), onHeading)
  const showsTitle = features?.title !== false
  const name = (userId ?? 0) > 0 ? userId : `copy/${copyOf ?? ""}`
  useLoadedDraft(`user ${name}`, draft, draft.user)
  useEffect(() => Effect.runCallback(draft.loadRoles()), [draft])
  if (user._tag !== "Here" && !user.data)
    return (
      <EditorPlace {...{ title, showsTitle }} onBack={() => navigation.push(listHref)}>
        <Missing draft={draft} />
      </EditorPlace>
    )
  return <UserForm {...props} {...{ draft, title, showsTitle, listHref }} />
}
