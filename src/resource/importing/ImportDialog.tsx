import type { Resource } from "../../contract/resource/resource.ts"
import { csvLine } from "../../contract/wire/csv.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { download } from "../../ui/icon/listIcons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { foundChoices } from "../described/foundChoices.ts"
import { ownersOf } from "../described/filtersOf.ts"
import { useChoosesOwner } from "../described/useChoosesOwner.ts"
import { useRecordReader } from "../described/record/useRecordReader.ts"
import { RecordField } from "../RecordField.tsx"
import { fileName, saveCsv } from "../saveFile.ts"
import { ColumnChoices } from "./ColumnChoices.tsx"
import { FileChoice } from "./FileChoice.tsx"
import * as css from "./importing.css.ts"
import { useImportWords } from "./importWords.ts"
import { LeftLines } from "./LeftLines.tsx"
import { useImport } from "./useImport.ts"
import { useImportPlan } from "./useImportPlan.ts"

interface Props {
  readonly resource: Resource
  readonly onChanged: () => void
  readonly onDone: () => void
}

type Plan = ReturnType<typeof useImportPlan>

const OwnerChoice = ({
  resource,
  plan,
  isDisabled,
}: Pick<Props, "resource"> & { readonly plan: Plan; readonly isDisabled: boolean }) => {
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
  const { wrong, problem, reload, isLooking, rows, bad } = plan
  if (wrong !== undefined) return <Notice tone="warning">{wrong}</Notice>
  if (problem) return <LoadFailure title={say("namingFailed")} error={problem} onRetry={reload} />
  if (isLooking) return <p>{say("naming")}</p>
  return (
    <>
      <p>{say("ready", { count: rows.length - bad.length })}</p>
      {bad.length > 0 && <LeftLines title={say("bad", { count: bad.length })} lines={bad} />}
    </>
  )
}

/** Makes records of a list from a file: shows what each column is and what becomes of each line before anything is made. */
const ImportDialog = ({ resource, onChanged, onDone }: Props) => {
  const say = useImportWords()
  const { locale } = usePanel()
  const choosesOwner = useChoosesOwner(resource)
  const plan = useImportPlan(resource, choosesOwner)
  const { busy, done, outcome, start } = useImport(resource, onChanged)
  const left = outcome ? plan.rows.filter(({ line }) => outcome.refused.has(line)) : plan.ready
  const out = outcome ? [...plan.bad, ...outcome.refused].toSorted(([one], [other]) => one - other) : plan.bad
  const isOver = outcome !== undefined && left.length === 0
  const save = () => {
    const reasons = new Map(out)
    const lines = plan.rows.filter(({ line }) => reasons.has(line))
    const head = csvLine([...plan.file.headings, say("reason")], locale)
    const body = lines.map(({ line, cells }) =>
      csvLine([...plan.file.headings.map((_, at) => cells[at] ?? ""), reasons.get(line) ?? ""], locale),
    )
    saveCsv(fileName(`${resource.name}-${say("refusedFile")}`, new Date()), [head, ...body].join(""))
  }
  const label = () => {
    if (busy) return say("progress", { done, all: left.length })
    return say(outcome ? "again" : "import", { count: left.length })
  }
  return (
    <Dialog
      isOpen
      isLocked={busy}
      width="role"
      title={say("title")}
      onClose={onDone}
      footer={
        isOver ? (
          <Button tone="primary" onPress={onDone}>
            {say("close")}
          </Button>
        ) : (
          <DialogButtons
            cancelLabel={say(outcome ? "close" : "cancel")}
            label={label()}
            isBusy={busy}
            isDisabled={left.length === 0}
            onCancel={onDone}
            onPress={() => start(left, plan.owner?.recordId, plan.file.text)}
          />
        )
      }
    >
      <div className={css.part}>
        {outcome ? (
          <Notice tone={out.length > 0 ? "warning" : "success"}>
            {say("made", { count: outcome.made })}
          </Notice>
        ) : (
          <>
            <FileChoice file={plan.file} isDisabled={busy} />
            {choosesOwner && <OwnerChoice {...{ resource, plan }} isDisabled={busy} />}
            {plan.hasFile && <ColumnChoices {...{ resource }} file={plan.file} isDisabled={busy} />}
            {plan.hasFile && <Preview {...{ plan }} />}
          </>
        )}
        {outcome && out.length > 0 && <LeftLines title={say("bad", { count: out.length })} lines={out} />}
        {out.length > 0 && (
          <div className={css.row}>
            <Button icon={download} onPress={save}>
              {say("download")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export default ImportDialog
