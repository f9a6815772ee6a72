import { typedText } from "balcao/contract"
import { Button, Dialog, Notice, TextField } from "balcao/ui"
import { useState } from "react"
import * as css from "./settings.css.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly label: string
  readonly phrase: string
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for a phrase before something stops for many. */
export const TurnOff = ({ label, phrase, busy, error, onConfirm, onCancel }: Props) => {
  const say = useSettingWords()
  const [typed, setTyped] = useState("")
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="delete"
      title={say("offTitle", { name: label })}
      isLocked={busy}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={busy} onPress={onCancel}>
            {say("cancel")}
          </Button>
          <Button tone="danger" busy={busy} isDisabled={typedText(typed) !== phrase} onPress={onConfirm}>
            {say("off")}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{say("offAsk", { phrase })}</p>
        <TextField label={say("phrase")} value={typed} autoComplete="off" onChange={setTyped} />
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  )
}
