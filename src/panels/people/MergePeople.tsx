import { useState } from "react"
import { isJoinable, proposedFrom } from "../../contract/people/mergedBody.ts"
import { isPresent } from "../../contract/resource/body.ts"
import type { MergedFrom, SamePerson } from "../../contract/people/registry.ts"
import type { Field } from "../../contract/resource/field.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { people } from "../../contract/resources/people.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { clashes } from "../../resource/editor/editor.css.ts"
import { fieldLabel, readableValue, type Reader } from "../../resource/described/readableValue.ts"
import { writtenFields } from "../../resource/described/recordTexts.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { usePeopleWords } from "./words.ts"
import { useMerging } from "./useMerging.ts"

const resource: Resource = people

type Chosen = Readonly<Record<string, MergedFrom>>

const itemsText = (reader: Reader, name: string, { fields = {} }: Field, items: ReadonlyArray<object>) =>
  items
    .map((item) =>
      Object.entries(fields)
        .map(([inner, field]) => readableValue(reader, `${name}.${inner}`, field, item[inner as never]))
        .filter((text) => text !== "")
        .join(", "),
    )
    .join("; ")

const textOf = (reader: Reader, name: string, field: Field, row: RowOf<typeof people>) => {
  const value = row[name as never] as unknown
  return field.kind === "list"
    ? itemsText(reader, name, field, (value ?? []) as ReadonlyArray<object>)
    : readableValue(reader, name, field, value)
}

/** Returns the differences between two records in the fields of the merged one, and the source of each value. */
const differencesOf = (
  reader: Reader,
  own: RowOf<typeof people>,
  other: RowOf<typeof people>,
  chosen: Chosen,
) => {
  const from = (name: string, field: Field): MergedFrom =>
    chosen[name] ?? proposedFrom(name, field, own as never, other as never)
  const written = writtenFields(resource.fields)
  const merged = Object.fromEntries(
    written.map(([name, field]) => [name, (from(name, field) === "other" ? other : own)[name as never]]),
  )
  return written.flatMap(([name, field]) => {
    const [ownText, otherText] = [textOf(reader, name, field, own), textOf(reader, name, field, other)]
    if (ownText === otherText || !isPresent(field, merged)) return []
    return [{ name, field, mine: ownText, theirs: otherText, from: from(name, field) }]
  })
}

interface Props {
  readonly row: RowOf<typeof people>
  readonly other: SamePerson
  readonly onMerged: (answer: Partial<RowOf<typeof people>>) => void
  readonly onCurrent: (current: Partial<RowOf<typeof people>>) => void
  readonly onClose: () => void
}

/** Two records of one person: field by field where they differ, one chooses what the one that stays says. */
const MergePeople = ({ row, other, onMerged, onCurrent, onClose }: Props) => {
  const say = usePeopleWords()
  const reader = useReader(resource)
  const [chosen, setChosen] = useState<Chosen>({})
  const label = (name: string) => fieldLabel(reader, name)
  const { found, busy, error, merge } = useMerging({ row, other, onMerged, onCurrent, label })
  const differing = found ? differencesOf(reader, row, found, chosen) : []
  const fields: Chosen = Object.fromEntries(differing.map(({ name, from }) => [name, from]))
  return (
    <ActDialog
      sheet
      role="alertdialog"
      width="list"
      title={say("mergeTitle", { name: other.name })}
      cancelLabel={say("cancel")}
      label={say(busy ? "merging" : "mergeNow")}
      tone="danger"
      isBusy={busy}
      error={error}
      isDisabled={!found}
      onCancel={onClose}
      onPress={() => merge(fields)}
    >
      <p>{say("mergeText", { kept: `${titleOf(resource, row)} (#${row._id})` })}</p>
      {found && differing.length === 0 && <p>{say("mergeEqual")}</p>}
      <div className={clashes}>
        {differing.map(({ name, field, mine: ownText, theirs: otherText, from }) => (
          <RadioGroup<MergedFrom>
            key={name}
            label={label(name)}
            value={from}
            onChange={(origin) => setChosen({ ...chosen, [name]: origin })}
            options={[
              { id: "kept", label: say("ofKept", { text: ownText || say("nothing") }) },
              { id: "other", label: say("ofOther", { text: otherText || say("nothing") }) },
              ...(isJoinable(field) ? [{ id: "both" as const, label: say("ofBoth") }] : []),
            ]}
          />
        ))}
      </div>
    </ActDialog>
  )
}

export default MergePeople
