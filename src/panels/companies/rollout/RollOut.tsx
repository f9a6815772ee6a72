import { rolloutLimits } from "../../../contract/settings/settingRollouts.ts"
import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { countOf } from "../../../resource/described/useManyRows.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { PreviewLines } from "./PreviewLines.tsx"
import { RolledOut } from "./RolledOut.tsx"
import * as css from "./rollout.css.ts"
import { RolloutForm } from "./RolloutForm.tsx"
import { useRolloutWords } from "./words.ts"
import { useRollout } from "./useRollout.ts"
import { useRolloutRequest } from "./useRolloutRequest.ts"

/** Changes a setting of the chosen companies: first what changes for whom, then the change, which can be taken back. */
const RollOut = (many: ManyChange) => {
  const say = useRolloutWords()
  const form = useRolloutRequest()
  const { wanted: request } = form
  const { busy, error, lines, rollout, preview, start, forget } = useRollout(many)
  const count = countOf(many.pending.rows)
  const title = say("title", { count })
  const close = () => {
    if (rollout) many.list.model.select(new Set())
    many.onClose()
  }
  if (rollout) return <RolledOut {...{ rollout, title }} onClose={close} />
  const changing = lines?.filter(({ isSame }) => !isSame) ?? []
  const mayApply = changing.length > 0 && form.isConfirmed
  const isTooMany = count > rolloutLimits.companies
  const label = changing.length > 0 ? say("apply", { count: changing.length }) : say("preview")
  const waiting = lines ? say("applying") : say("previewing")
  const act = () => {
    if (!request) return
    if (!lines) return preview(request)
    start(
      request,
      changing.map(({ company }) => company._id),
    )
  }
  return (
    <Dialog
      isOpen
      width="list"
      {...{ title }}
      isLocked={busy}
      onClose={close}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={busy ? waiting : label}
          isBusy={busy}
          isDisabled={!request || isTooMany || (lines !== undefined && !mayApply)}
          onCancel={close}
          onPress={act}
        />
      }
    >
      <div className={css.form}>
        {isTooMany && <Notice tone="warning">{say("tooMany", { count: rolloutLimits.companies })}</Notice>}
        <RolloutForm {...{ form }} isDisabled={busy} onChange={forget} />
        {lines && request && <PreviewLines {...{ lines, request }} />}
      </div>
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}

export default RollOut
