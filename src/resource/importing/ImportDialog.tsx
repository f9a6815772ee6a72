import type { Resource } from "../../contract/resource/resource.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { download } from "../../ui/icon/listIcons.ts"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { useChoosesOwner } from "../described/useChoosesOwner.ts"
import { SpreadsheetQuestion } from "../spreadsheet/SpreadsheetQuestion.tsx"
import { ImportChoices } from "./ImportChoices.tsx"
import { ImportOutcome } from "./ImportOutcome.tsx"
import * as css from "./importing.css.ts"
import { useImportWords } from "./words.ts"
import { LeftLines } from "./LeftLines.tsx"
import { useImport } from "./useImport.ts"
import { useImportPlan } from "./useImportPlan.ts"
import { RepeatButtons, RepeatedLines } from "./RepeatedLines.tsx"
import { useRefusedFile } from "./useRefusedFile.ts"
import { useRepeats } from "./useRepeats.ts"

interface Props {
  readonly resource: Resource
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Everything of an import: its plan, what would come twice, what was done, and what was left out. */
const useImporting = (resource: Resource, onChanged: () => void) => {
  const choosesOwner = useChoosesOwner(resource)
  const plan = useImportPlan(resource, choosesOwner)
  const work = useImport(resource, onChanged)
  const repeating = useRepeats(resource, work.start)
  const { outcome } = work
  const refused = outcome?.refused
  const remainingRows = refused ? plan.rows.filter(({ line }) => refused.has(line)) : plan.ready
  const out = refused
    ? [...plan.bad, ...repeating.leftOut, ...refused].toSorted(([one], [other]) => one - other)
    : plan.bad
  const go = () => {
    const fields = new Set(plan.file.columns)
    const { owner, timeZone, file } = plan
    const lines = { rows: remainingRows, fields, owner: owner?.recordId, timeZone, text: file.text }
    const { updates } = repeating
    if (outcome) work.start({ ...lines, ...(updates && { updates }) })
    else repeating.check(lines)
  }
  return {
    choosesOwner,
    plan,
    ...work,
    repeating,
    left: remainingRows,
    out,
    go,
    file: useRefusedFile(resource, plan, out),
  }
}

type Importing = ReturnType<typeof useImporting>

const Footer = ({ of, onDone }: { readonly of: Importing; readonly onDone: () => void }) => {
  const say = useImportWords()
  const { busy, done, outcome, left, repeating, go } = of
  const isOver = outcome !== undefined && left.length === 0
  if (isOver)
    return (
      <Button tone="primary" onPress={onDone}>
        {say("close")}
      </Button>
    )
  if (repeating.repeats && !busy)
    return <RepeatButtons repeats={repeating.repeats} onBack={repeating.back} onConfirm={repeating.confirm} />
  const label = () => {
    if (repeating.isChecking) return say("checking")
    if (busy) return say("progress", { done, all: left.length })
    return say(outcome ? "again" : "import", { count: left.length })
  }
  return (
    <DialogButtons
      cancelLabel={say(outcome ? "close" : "cancel")}
      label={label()}
      isBusy={busy || repeating.isChecking}
      isDisabled={left.length === 0}
      onCancel={onDone}
      onPress={go}
    />
  )
}

/** Makes records of a list from a file: shows what each column is and what becomes of each line before anything is made. */
const ImportDialog = ({ resource, onChanged, onDone }: Props) => {
  const say = useImportWords()
  const of = useImporting(resource, onChanged)
  const { choosesOwner, plan, busy, outcome, out, repeating, file } = of
  const isBusy = busy || repeating.isChecking
  return (
    <Dialog
      isOpen
      isLocked={isBusy}
      isUnsaved={plan.hasFile && !outcome}
      width="role"
      title={say("title")}
      onClose={onDone}
      footer={<Footer {...{ of, onDone }} />}
    >
      <div className={css.part}>
        {outcome ? (
          <ImportOutcome outcome={outcome} isWhole={out.length === 0} />
        ) : repeating.repeats ? (
          <RepeatedLines resource={resource} repeats={repeating.repeats} />
        ) : (
          <ImportChoices {...{ resource, plan, choosesOwner }} isDisabled={isBusy} />
        )}
        {outcome && out.length > 0 && <LeftLines title={say("bad", { count: out.length })} lines={out} />}
        {out.length > 0 && !repeating.repeats && (
          <div className={css.row}>
            <Button icon={download} onPress={file.save}>
              {say("download")}
            </Button>
          </div>
        )}
        <DialogError
          error={repeating.problem && `${say("checkFailed")}: ${repeating.problem}`}
          isBusy={isBusy}
        />
      </div>
      <SpreadsheetQuestion asking={file.asking} />
    </Dialog>
  )
}

export default ImportDialog
