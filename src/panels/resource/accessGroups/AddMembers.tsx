import { useState } from "react"
import * as f from "../../../contract/resource/field.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { accessGroups } from "../../../contract/resources/accessGroups.ts"
import { NamingContext } from "../../../resource/described/fields/naming.ts"
import { ReferencesInput } from "../../../resource/described/fields/ReferenceInputs.tsx"
import { fromText, referencesOf } from "../../../resource/described/kindTexts.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { EditorPart } from "../../../resource/editor/EditorPart.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { plus } from "../../../ui/icon/icons.ts"
import { useAccessGroupWords } from "./accessGroupWords.ts"
import { isOver } from "./isOver.ts"
import type { useMembers } from "./useMembers.ts"

const people = f.references("Pessoas", "People", "users")
const end = f.moment("Até", "Until")

const nothing = () => null

/** Adds people to a group, for good or until a moment. */
export const AddMembers = ({ busy, add }: Pick<ReturnType<typeof useMembers>, "busy" | "add">) => {
  const say = useAccessGroupWords()
  const reader = useRecordReader(accessGroups as unknown as Resource)
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
      <NamingContext value={undefined}>
        <ReferencesInput
          field={people}
          path="members"
          label={say("people")}
          value={chosen}
          error={undefined}
          hint={undefined}
          optionalLabel={undefined}
          isRequired
          isReadOnly={busy}
          onChange={setChosen}
          onBlur={() => undefined}
          Nested={nothing}
          reader={reader}
        />
      </NamingContext>
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
