import { useState } from "react"
import * as f from "../../../contract/resource/field.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { accessGroups } from "../../../contract/resources/accessGroups.ts"
import { fromText, referencesOf } from "../../../resource/described/kindTexts.ts"
import { EditorPart } from "../../../resource/editor/EditorPart.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { plus } from "../../../ui/icon/icons.ts"
import { PeopleChoice } from "../members/PeopleChoice.tsx"
import { useAccessGroupWords } from "./accessGroupWords.ts"
import { isOver } from "./isOver.ts"
import type { useMembers } from "./useMembers.ts"

const end = f.moment("Até", "Until")

/** Adds people to a group, for good or until a moment. */
export const AddMembers = ({ busy, add }: Pick<ReturnType<typeof useMembers>, "busy" | "add">) => {
  const say = useAccessGroupWords()
  const [chosen, setChosen] = useState("")
  const [until, setUntil] = useState("")
  const [error, setError] = useState<string>()
  const those = referencesOf(chosen)
  const start = () => {
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
        resource={accessGroups as unknown as Resource}
        source="users"
        label={say("people")}
        value={chosen}
        isReadOnly={busy}
        onChange={setChosen}
      />
      <TextField
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
