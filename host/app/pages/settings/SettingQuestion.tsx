import { Button, Dialog, Notice } from "balcao/ui"
import type { ReactNode } from "react"
import * as css from "./settings.css.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly title: string
  readonly width: "delete" | "list"
  readonly tone: "danger" | "primary"
  /** The verb of the action; while it runs, as it is going on. */
  readonly label: string
  /** The action cannot be done yet. */
  readonly isDisabled?: boolean
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Asks before a setting is saved that changes something for many at once. */
export const SettingQuestion = (props: Props) => {
  const { title, width, tone, label, isDisabled = false, busy, error, onConfirm, onCancel, children } = props
  const say = useSettingWords()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={width}
      title={title}
      isLocked={busy}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={busy} onPress={onCancel}>
            {say("cancel")}
          </Button>
          <Button tone={tone} busy={busy} isDisabled={isDisabled} onPress={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {children}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  )
}
