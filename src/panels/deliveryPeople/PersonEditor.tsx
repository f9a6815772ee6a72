import { useModel } from "@preact/signals-react/runtime"
import { useEffect } from "react"
import { readAfterPaint } from "../../frame/afterPaint.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { EditorMissing } from "../../resource/editor/EditorMissing.tsx"
import { EditorPlace } from "../../resource/editor/EditorPlace.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { nameOf } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { PersonDraft } from "./personDraft.ts"
import { PersonForm } from "./PersonForm.tsx"
import type { PersonTab } from "./tabs.ts"

/** Who is edited: an existing person by id, or a new one, which may start as a copy. */
export interface Opened {
  readonly id: RecordId | undefined
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

/** Why there is nobody to edit. */
const Missing = ({ draft }: { readonly draft: PersonDraft }) => {
  const say = usePeopleWords()
  const person = useValue(draft.person)
  const words = {
    notFound: say("notFound"),
    notFoundText: say("notFoundText"),
    loadFailed: say("oneLoadFailed"),
  }
  return <EditorMissing record={person} words={words} load={draft.load} />
}

/** The title of the editor, also passed to the host while it is open. */
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
  useEffect(() => readAfterPaint(draft.load()), [draft])
  if (person._tag !== "Here" && !person.data)
    return (
      <EditorPlace {...{ title, showsTitle }} onBack={onClose}>
        <Missing draft={draft} />
      </EditorPlace>
    )
  return <PersonForm {...props} {...{ draft, title }} />
}
