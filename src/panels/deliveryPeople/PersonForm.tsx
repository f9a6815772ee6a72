import { histories } from "../../contract/resource/histories.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useHasHistory } from "../../resource/described/useHasHistory.ts"
import { EditorFrame } from "../../resource/editor/EditorFrame.tsx"
import { EditorNotices } from "../../resource/editor/EditorNotices.tsx"
import { useWrongFields } from "../../resource/editor/useDraftField.ts"
import { useLeaving } from "../../resource/editor/useLeaving.ts"
import { DataTab } from "./DataTab.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { OnlineTab } from "./OnlineTab.tsx"
import { PastTab } from "./PastTab.tsx"
import { PersonAside } from "./PersonAside.tsx"
import { PersonConflict } from "./PersonConflict.tsx"
import type { PersonDraft } from "./personDraft.ts"
import type { PersonEditorProps } from "./PersonEditor.tsx"
import { RacesTab } from "./RacesTab.tsx"
import { isOpen, tabsShown } from "./tabs.ts"
import { usePersonSaving } from "./usePersonSaving.ts"
import { VehicleTab } from "./VehicleTab.tsx"

interface Props extends PersonEditorProps {
  readonly draft: PersonDraft
  readonly title: string
}

const fields = {
  data: DataTab,
  vehicle: VehicleTab,
  settle: RacesTab,
  online: OnlineTab,
  history: PastTab,
} as const

/** A delivery person in four tabs, and where one goes from there. */
export const PersonForm = (props: Props) => {
  const { draft, title, showsTitle, onTab, onClose, onOpen } = props
  const { readOnly } = usePanel()
  const say = usePeopleWords()
  const person = useValue(draft.person).data
  const changes = useValue(draft.changes)
  const wrong = useWrongFields(draft)
  const leaving = useLeaving(draft.isDirty, props)
  const saving = usePersonSaving(draft, {
    onTab,
    onSaved: (saved, how, wasNew) => {
      if (how === "exit" || !saved) leaving.leave(onClose)
      else if (how === "duplicate") leaving.leave(() => onOpen({ id: undefined, copied: saved }))
      else if (wasNew) leaving.leave(() => onOpen({ id: saved._id, copied: undefined }))
    },
  })
  const hasHistory = useHasHistory(histories.deliveryPeople)
  const isThere = isOpen(props.tab, person !== undefined) && (hasHistory || props.tab !== "history")
  const tab = isThere ? props.tab : "data"
  const Fields = fields[tab]
  return (
    <>
      <EditorFrame
        {...{ title, showsTitle, tab, onTab, changes, leaving }}
        tabs={tabsShown(say, wrong, person !== undefined, hasHistory)}
        busy={saving.busy}
        refusals={saving.refusals}
        notices={<EditorNotices saving={saving} invalid={say("invalid")} />}
        aside={person && <PersonAside draft={draft} />}
        onReset={draft.text.reset}
        onSave={readOnly ? undefined : saving.save}
        onBack={() => leaving.leave(onClose)}
      >
        <Fields draft={draft} isReadOnly={readOnly || saving.busy} />
      </EditorFrame>
      {saving.conflict && (
        <PersonConflict
          draft={draft}
          current={saving.conflict}
          onSave={saving.retry}
          onCancel={saving.dismiss}
        />
      )}
    </>
  )
}
