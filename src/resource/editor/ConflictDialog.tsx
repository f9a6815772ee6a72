import { useState } from "react"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { clashesOf, mergedTexts, type Side } from "./clashes.ts"
import { clashes as clashesStyle } from "./editor.css.ts"
import { editorWords } from "./words.ts"
import type { Texts } from "./textDraft.ts"

interface Props<K extends string> {
  /** The version both sides started from, and the texts written here. */
  readonly base: Texts<K>
  readonly yours: Texts<K>
  /** The version someone else saved. */
  readonly theirs: Texts<K>
  /** Returns a field's label. */
  readonly label: (name: K) => string
  /** Returns the readable form of a field's text, such as a title instead of a number. */
  readonly display: (name: K, text: string) => string
  /** Saves over what they saved, with the chosen texts. */
  readonly onSave: (texts: Texts<K>) => void
  /** Back to the editor, with everything as it was typed. */
  readonly onCancel: () => void
}

/** Two people saved: field by field where they differ, one keeps one's own or what the other saved. */
export const ConflictDialog = <K extends string>(props: Props<K>) => {
  const { base, yours: yourTexts, theirs, label, display, onSave, onCancel } = props
  const clashes = clashesOf(base, yourTexts, theirs)
  const say = useWords("editor", editorWords)
  const frame = useWords("frame", frameWords)
  const [choices, setChoices] = useState<ReadonlyMap<K, Side>>(new Map())
  const text = (name: K, raw: string) => (raw === "" ? say("nothing") : display(name, raw))
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="list"
      title={say("conflictTitle")}
      onClose={onCancel}
      footer={
        <DialogButtons
          cancelLabel={frame("cancel")}
          label={say("saveChoice")}
          onCancel={onCancel}
          onPress={() => onSave(mergedTexts(theirs, clashes, choices))}
        />
      }
    >
      <p>{say(clashes.length === 0 ? "conflictSame" : "conflictText")}</p>
      <div className={clashesStyle}>
        {clashes.map(({ name, yours, theirs: saved, keep: side }) => (
          <RadioGroup<Side>
            key={name}
            label={label(name)}
            value={choices.get(name) ?? side}
            onChange={(side) => setChoices(new Map([...choices, [name, side]]))}
            options={[
              { id: "yours", label: say("yours", { text: text(name, yours) }) },
              { id: "theirs", label: say("theirs", { text: text(name, saved) }) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
