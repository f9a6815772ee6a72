import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { useLooseWords } from "./words.ts"
import { type PastedDropoff, readPasted } from "./pastedText.ts"

interface Props {
  readonly onFill: (found: PastedDropoff) => void
  readonly onClose: () => void
}

/** Takes a message or an address as it came, and fills a drop-off with what it says. */
const PasteDialog = ({ onFill, onClose }: Props) => {
  const say = useLooseWords()
  const [text, setText] = useState("")
  const [isVain, setVain] = useState(false)
  const fill = () => {
    const found = readPasted(text)
    if (Object.keys(found).length === 0) return setVain(true)
    onFill(found)
    onClose()
  }
  return (
    <Dialog
      isOpen
      width="list"
      title={say("pasteTitle")}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("pasteDone")}
          isBusy={false}
          isDisabled={text.trim() === ""}
          onCancel={onClose}
          onPress={fill}
        />
      }
    >
      <TextArea
        label={say("pasteLabel")}
        hint={say("pasteHint")}
        error={isVain ? say("pasteNothing") : undefined}
        rows={6}
        maxLength={limits.text.lines.max}
        value={text}
        onChange={(next) => {
          setVain(false)
          setText(next)
        }}
      />
    </Dialog>
  )
}

export default PasteDialog
