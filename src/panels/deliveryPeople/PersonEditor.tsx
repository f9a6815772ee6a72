import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useEffect } from "react"
import type { DeliveryPerson } from "../../contract/deliveryPerson.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { EditorPlace, EditorWait } from "../../resource/editor/EditorPlace.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { Vacant } from "../../ui/vacant/Vacant.tsx"
import { nameOf } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { PersonDraft } from "./personDraft.ts"
import { PersonForm } from "./PersonForm.tsx"
import type { PersonTab } from "./tabs.ts"

/** Who is open: the one of a number, or a new one, which may start as a copy. */
export interface Opened {
  readonly id: number | undefined
  readonly copied: DeliveryPerson | undefined
}

export interface PersonEditorProps extends LeavingProps {
  readonly opened: Opened
  readonly showsTitle: boolean
  readonly tab: PersonTab
  readonly onTab: (tab: PersonTab) => void
  readonly onHeading: ((title: string | undefined) => void) | undefined
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
}

/** Why there is nobody to edit, with another try where one may help. */
const Missing = ({ draft }: { readonly draft: PersonDraft }) => {
  const say = usePeopleWords()
  const again = useTask<never>()
  const error = failure(useValue(draft.person))
  if (!error) return <EditorWait />
  if (error._tag === "NotFound")
    return <Vacant tone="danger" title={say("notFound")} text={say("notFoundText")} />
  return (
    <LoadFailure
      title={say("oneLoadFailed")}
      error={error}
      busy={again.busy}
      onRetry={() => again.run(draft.load())}
    />
  )
}

/** What stands over the editor, told to the host as well while it is open. */
const useTitle = (draft: PersonDraft, { opened, onHeading }: PersonEditorProps): string => {
  const { readOnly } = usePanel()
  const say = usePeopleWords()
  const person = useValue(draft.person).data
  const named = (name: string) => say(readOnly ? "viewTitle" : "editTitle", { name })
  const waiting = say(opened.id === undefined ? "newTitle" : "waitTitle")
  const title = person ? named(nameOf(person)) : waiting
  useEffect(() => void onHeading?.(title), [onHeading, title])
  useEffect(() => () => void onHeading?.(undefined), [onHeading])
  return title
}

/** Loads who is edited, then shows their form. */
export const PersonEditor = (props: PersonEditorProps) => {
  const { opened, showsTitle, onClose } = props
  const { client } = usePanel()
  const company = useValue(client.session.company)
  const draft = useModel(() => new PersonDraft(client.api, { ...opened, company }))
  const person = useValue(draft.person)
  const title = useTitle(draft, props)
  useEffect(() => Effect.runCallback(draft.load()), [draft])
  if (person._tag !== "Here" && !person.data)
    return (
      <EditorPlace {...{ title, showsTitle }} onBack={onClose}>
        <Missing draft={draft} />
      </EditorPlace>
    )
  return <PersonForm {...props} {...{ draft, title }} />
}
