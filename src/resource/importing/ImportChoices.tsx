import type { Resource } from "../../contract/resource/resource.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { foundChoices } from "../described/foundChoices.ts"
import { ownersOf } from "../described/filtersOf.ts"
import { useRecordReader } from "../described/record/useRecordReader.ts"
import { RecordField } from "../RecordField.tsx"
import { ColumnChoices } from "./ColumnChoices.tsx"
import { FileChoice } from "./FileChoice.tsx"
import * as css from "./importing.css.ts"
import { LeftLines } from "./LeftLines.tsx"
import type { useImportPlan } from "./useImportPlan.ts"
import { useImportWords } from "./words.ts"

type Plan = ReturnType<typeof useImportPlan>

interface Props {
  readonly resource: Resource
  readonly plan: Plan
  readonly isDisabled: boolean
}

const OwnerChoice = ({ resource, plan, isDisabled }: Props) => {
  const { word, say } = useRecordReader(resource)
  return (
    <RecordField
      label={word("column.owner")}
      placeholder={say("choose")}
      value={plan.owner}
      find={foundChoices(ownersOf[resource.scope])}
      isDisabled={isDisabled}
      isRequired
      onChange={plan.setOwner}
    />
  )
}

const Preview = ({ plan }: { readonly plan: Plan }) => {
  const say = useImportWords()
  const { wrong, problem, reload, isLooking, rows, bad, file, dayOrder, setOrder } = plan
  if (wrong !== undefined) return <Notice tone="warning">{wrong}</Notice>
  if (problem) return <LoadFailure title={say("namingFailed")} error={problem} onRetry={reload} />
  if (isLooking) return <p>{say("naming")}</p>
  return (
    <>
      {file.otherLines.length > 0 && (
        <Notice tone="warning">
          {say("otherLines", { count: file.otherLines.length, lines: file.otherLines.join(", ") })}
        </Notice>
      )}
      {setOrder && (
        <div className={css.row}>
          <span>{say("dayOrder")}</span>
          <SegmentedControl
            label={say("dayOrder")}
            options={(["dayFirst", "monthFirst"] as const).map((id) => ({ id, label: say(id) }))}
            value={dayOrder}
            onChange={setOrder}
          />
        </div>
      )}
      <p>{say("ready", { count: rows.length - bad.length })}</p>
      {bad.length > 0 && <LeftLines title={say("bad", { count: bad.length })} lines={bad} />}
    </>
  )
}

/** The file or table, and what becomes of each of its lines. */
export const ImportChoices = ({
  resource,
  plan,
  choosesOwner,
  isDisabled,
}: Props & { readonly choosesOwner: boolean }) => (
  <>
    <FileChoice file={plan.file} isDisabled={isDisabled} />
    {choosesOwner && <OwnerChoice {...{ resource, plan, isDisabled }} />}
    {plan.hasFile && <ColumnChoices {...{ resource, isDisabled }} file={plan.file} />}
    {plan.hasFile && <Preview plan={plan} />}
  </>
)
