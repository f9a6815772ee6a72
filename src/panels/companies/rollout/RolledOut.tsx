import { useRef } from "react"
import type { Rollout } from "../../../contract/settings/settingRollouts.ts"
import { useLostFocus } from "../../../frame/useLostFocus.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { KeptCompanies } from "./KeptCompanies.tsx"
import * as css from "./rollout.css.ts"
import { useRolloutWords } from "./words.ts"
import { useUndoRollout } from "./useUndoRollout.ts"

interface Props {
  readonly rollout: Rollout
  readonly title: string
  readonly onClose: () => void
}

/** A change that was made, and the way to take it back. */
export const RolledOut = ({ rollout, title, onClose }: Props) => {
  const say = useRolloutWords()
  const { busy, error, kept: unchanged, undo } = useUndoRollout(rollout)
  const place = useRef<HTMLDivElement>(null)
  const focus = useLostFocus(place, (element) => element.querySelector("button")?.focus())
  return (
    <Dialog
      isOpen
      width="list"
      {...{ title, onClose }}
      isLocked={busy}
      footer={
        <div ref={place} className={css.buttons} {...focus}>
          {!unchanged && (
            <Button busy={busy} onPress={undo}>
              {say(busy ? "undoing" : "undo")}
            </Button>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone */}
          <Button tone="primary" autoFocus isDisabled={busy} onPress={onClose}>
            {say("close")}
          </Button>
        </div>
      }
    >
      {unchanged ? (
        <KeptCompanies settingKey={rollout.key} companies={unchanged} />
      ) : (
        <output>{say("applied", { count: rollout.changed })}</output>
      )}
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}
