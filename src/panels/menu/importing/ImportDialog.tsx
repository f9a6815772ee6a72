import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { ImportPlan } from "../../../contract/menu/import/importPlan.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { explain } from "../explain.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { useMenuWords } from "../words.ts"
import { countsOf } from "./findings.ts"
import * as css from "./importing.css.ts"
import { Outcome } from "./Outcome.tsx"
import { SourceChoice } from "./SourceChoice.tsx"
import { useImportPlan, useSending } from "./useMenuImport.ts"
import { useSource } from "./useSource.ts"
import { useImportingWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly onClose: () => void
}

type Sending = ReturnType<typeof useSending>

const usePercent = () => {
  const { locale } = usePanel()
  return (part: number) =>
    new Intl.NumberFormat(locale === "en" ? "en" : "pt-BR", { style: "percent" }).format(part)
}

const Footer = ({
  plan,
  sending,
  onClose,
}: {
  readonly plan: ImportPlan | undefined
  readonly sending: Sending
  readonly onClose: () => void
}) => {
  const say = useImportingWords()
  const { model } = useMenuEdit()
  const percent = usePercent()
  if (sending.isDone)
    return (
      <>
        <Button
          tone="plain"
          onPress={() => {
            model.undo()
            onClose()
          }}
        >
          {say("undo")}
        </Button>
        <Button tone="primary" onPress={onClose}>
          {say("close")}
        </Button>
      </>
    )
  const counts = plan && countsOf(plan)
  const count = counts ? counts.create + counts.change : 0
  const label = sending.busy
    ? say("saving", { percent: percent(sending.progress) })
    : say(sending.isBegun ? "again" : "save", { count })
  return (
    <DialogButtons
      cancelLabel={say("cancel")}
      label={label}
      isBusy={sending.busy}
      isDisabled={plan === undefined || plan.ops.length === 0}
      onCancel={onClose}
      onPress={() => plan && sending.send(plan)}
    />
  )
}

const Result = ({ sending, plan }: { readonly sending: Sending; readonly plan: ImportPlan | undefined }) => {
  const say = useImportingWords()
  const menuSay = useMenuWords()
  const api = useExplain()
  const percent = usePercent()
  const { isDone, error, busy, progress } = sending
  if (isDone && plan) {
    const { create, change } = countsOf(plan)
    return <Notice tone="success">{say("done", { created: create, changed: change })}</Notice>
  }
  if (error === undefined || busy) return null
  const reason = explain(menuSay, api, error)
  return (
    <Notice tone="danger" role="alert">
      {say("stopped", { percent: percent(progress), reason })}
    </Notice>
  )
}

/** Brings a menu in from a sheet or JSON: shows what becomes of each row before anything is saved. */
const ImportDialog = ({ data, onClose }: Props) => {
  const say = useImportingWords()
  const source = useSource(data.store.timeZone)
  const sending = useSending(data)
  const { plan, ...choices } = useImportPlan(sending.base, source.source)
  const close = () => {
    sending.stop()
    onClose()
  }
  return (
    <Dialog
      isOpen
      sheet
      isLocked={sending.busy}
      isUnsaved={source.text !== "" && !sending.isBegun}
      width="role"
      title={say("title")}
      onClose={close}
      footer={<Footer {...{ plan, sending }} onClose={close} />}
    >
      <div className={css.part}>
        <div aria-live="polite">
          <Result {...{ sending, plan }} />
        </div>
        {!sending.isBegun && <SourceChoice source={source} isDisabled={sending.busy} />}
        {source.problem && <Notice tone="warning">{say(source.problem)}</Notice>}
        {plan && !sending.isBegun && <Outcome plan={plan} {...choices} />}
        {plan && !sending.isBegun && <p className={css.word}>{say("nothingSaved")}</p>}
      </div>
    </Dialog>
  )
}

export default ImportDialog
