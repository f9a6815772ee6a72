import { useState } from "react"
import type { HistoryEntry } from "../../../contract/resource/history.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { dialogForm } from "../described.css.ts"
import { readMoment } from "../readableValue.ts"
import { ChangeLine } from "./HistoryLine.tsx"
import * as css from "./history.css.ts"
import { type HistoryReader, readChanges, readEntry } from "./readEntry.ts"
import { changesBetween } from "./versions.ts"

interface Props extends HistoryReader {
  readonly isOpen: boolean
  /** The lines that made a version, at least two; the latest first. */
  readonly versions: ReadonlyArray<HistoryEntry>
  readonly onClose: () => void
}

/** Dialog with the differences between two versions of a record. */
const CompareVersions = ({ isOpen, versions, onClose, ...of }: Props) => {
  const { reader, say } = of
  const [selection, setChosen] = useState({ earlier: 1, later: 0 })
  const options = versions.map((entry, at) => {
    const { actor, action } = readEntry(of, entry)
    return { id: String(at), label: `${readMoment(reader, entry.at)} · ${actor} ${action}` }
  })
  const [one, other] = [versions[selection.later], versions[selection.earlier]]
  const changes = one && other ? readChanges(of, changesBetween(versions, one, other)) : []
  const choice = (side: "earlier" | "later") => (
    <Select
      label={say(side)}
      value={String(selection[side])}
      options={options}
      onChange={(at) => setChosen({ ...selection, [side]: Number(at) })}
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      width="role"
      title={say("compare")}
      closeLabel={say("close")}
      onClose={onClose}
      footer={
        <Button tone="plain" onPress={onClose}>
          {say("close")}
        </Button>
      }
    >
      <div className={dialogForm}>
        {choice("earlier")}
        {choice("later")}
      </div>
      <output>
        {changes.length === 0 ? (
          <p>{say("same")}</p>
        ) : (
          <dl className={css.changes}>
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} say={reader.say} />
            ))}
          </dl>
        )}
      </output>
    </Dialog>
  )
}

export default CompareVersions
