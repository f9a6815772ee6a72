import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { StatusDialog } from "../../ui/dialog/StatusDialog.tsx"
import { nameOf, usePersonWord } from "./cells.tsx"
import { usePeopleWords } from "./words.ts"
import { situations, useSituation } from "./useSituation.ts"

interface Props {
  readonly row: PersonRow
  /** Called when the record differs from what the list shows. */
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Sets somebody to available, on route or unavailable: the status dialog of section 2, with the situations of section 4. */
export const SituationDialog = ({ row, onChanged, onDone }: Props) => {
  const say = usePeopleWords()
  const frame = useWords("frame", frameWords)
  const word = usePersonWord()
  const { busy, error, update } = useSituation(row, onChanged, onDone)
  const otherSituations = situations.filter((flag) => flag !== row.flag)
  return (
    <StatusDialog
      title={say("situationTitle", { name: nameOf(row) })}
      label={word("column.flag")}
      options={otherSituations.map((id) => ({ id, label: word(`filter.flag.${id}`) }))}
      updateLabel={word("row.situation")}
      busyLabel={say("situationUpdating")}
      cancelLabel={frame("cancel")}
      isBusy={busy}
      error={error}
      onUpdate={update}
      onCancel={onDone}
    />
  )
}
