import type { Resource } from "../../contract/resource/resource.ts"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { foundChoices } from "../described/foundChoices.ts"
import { ownersOf } from "../described/filtersOf.ts"
import { useRecordReader } from "../described/record/useRecordReader.ts"
import { RecordField } from "../RecordField.tsx"
import * as css from "./importScreen.css.ts"
import type { ImportSource } from "./useImportSource.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly resource: Resource
  readonly source: ImportSource
  readonly choosesOwner: boolean
  readonly isDisabled: boolean
  /** Called when what was planned no longer counts. */
  readonly onChange: () => void
}

/** Choices a file does not say itself: its sheet, whose the records are, and which number of a day is the month. */
export const SourceOptions = ({ resource, source, choosesOwner, isDisabled, onChange }: Props) => {
  const say = useImportWords()
  const reader = useRecordReader(resource)
  const { file, owner, setOwner, dayOrder, setOrder } = source
  const { name = "", sheets = [], sheet = 0 } = file.source ?? {}
  return (
    <div className={css.options}>
      <p>{say("readFile", { name, count: file.lines.length })}</p>
      {sheets.length > 1 && (
        <Select
          label={say("sheet")}
          options={sheets.map((label, at) => ({ id: String(at), label }))}
          value={String(sheet)}
          isDisabled={isDisabled || file.isReading}
          onChange={(id) => {
            void file.readSheet(Number(id))
            onChange()
          }}
        />
      )}
      {choosesOwner && (
        <RecordField
          label={reader.word("column.owner")}
          placeholder={reader.say("choose")}
          value={owner}
          find={foundChoices(ownersOf[resource.scope])}
          isDisabled={isDisabled}
          isRequired
          onChange={(next) => {
            setOwner(next)
            onChange()
          }}
        />
      )}
      {setOrder && (
        <div className={css.row}>
          <span>{say("dayOrder")}</span>
          <SegmentedControl
            label={say("dayOrder")}
            options={(["dayFirst", "monthFirst"] as const).map((id) => ({ id, label: say(id) }))}
            value={dayOrder}
            onChange={(next) => {
              setOrder(next)
              onChange()
            }}
          />
        </div>
      )}
    </div>
  )
}
