import { useState } from "react"
import * as f from "../../contract/resource/field.ts"
import { accessGroups } from "../../contract/resources/accessGroups.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { dayProblem } from "../../contract/wire/years.ts"
import { PanelDayField } from "../../frame/fields/PanelDayField.tsx"
import { useUnsavedText } from "../../frame/useUnsavedText.ts"
import { fromText, referencesOf } from "../../resource/described/kindTexts.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { PeopleChoice } from "../../business/members/PeopleChoice.tsx"
import { useAccessGroupWords } from "./words.ts"
import { isOver } from "./isOver.ts"
import type { useMembers } from "./useMembers.ts"

const end = f.moment("Até", "Until")

interface Props extends Pick<ReturnType<typeof useMembers>, "busy" | "add"> {
  readonly group: RecordId
}

/** Adds people to a group, for good or until a moment. */
export const AddMembers = ({ group, busy, add }: Props) => {
  const say = useAccessGroupWords()
  const [chosen, setChosen] = useUnsavedText(`members ${idKey(group)}`, "")
  const [until, setUntil] = useUnsavedText(`until ${idKey(group)}`, "")
  const [error, setError] = useState<string>()
  const those = referencesOf(chosen)
  const start = () => {
    if (dayProblem(until, "plan")) return setError(say("past"))
    const at = until === "" ? null : String(fromText(end, until))
    if (isOver(at)) return setError(say("past"))
    return add(those, at, () => {
      setChosen("")
      setUntil("")
    })
  }
  const count = those.length
  return (
    <EditorPart title={say("add")} text={say("addAbout")}>
      <PeopleChoice
        resource={accessGroups}
        source="users"
        label={say("people")}
        value={chosen}
        isReadOnly={busy}
        onChange={setChosen}
      />
      <PanelDayField
        span="plan"
        label={say("until")}
        hint={say("untilHint")}
        type="datetime-local"
        value={until}
        error={error}
        isReadOnly={busy}
        autoComplete="off"
        onChange={(text) => {
          setUntil(text)
          setError(undefined)
        }}
      />
      <span>
        <Button icon={plus} isDisabled={busy || count === 0} onPress={start}>
          {busy ? say("adding") : count === 0 ? say("noneChosen") : say("addThem", { count })}
        </Button>
      </span>
    </EditorPart>
  )
}
