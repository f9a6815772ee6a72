import { useState } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { CopyPlan } from "./CopyPlan.tsx"
import * as css from "./copying.css.ts"
import { type ChosenStore, StorePicker } from "./StorePicker.tsx"
import { useCopy } from "./useCopy.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly onChanged: () => void
}

const none: ReadonlyArray<ChosenStore> = []

/** Copies another store's menu to this one. */
export const CopyFrom = ({ data: { store }, onChanged }: Props) => {
  const say = useCopyingWords()
  const [from, setFrom] = useState(none)
  const [source] = from
  const request = { from: source?._id ?? 0, to: [store._id], categories: undefined }
  const { plans, copy, keptAfterUndo, busy, error, plan, apply, undo, reset } = useCopy(request, onChanged)
  const undone =
    keptAfterUndo === undefined
      ? undefined
      : keptAfterUndo === 0
        ? say("undone")
        : say("undoneBut", { count: keptAfterUndo })
  return (
    <CopyPlan
      choice={
        <>
          <p className={css.muted}>{say("fromText")}</p>
          <StorePicker isMany={false} viewed={store._id} value={from} onChange={setFrom} />
        </>
      }
      {...{ plans, error }}
      isBusy={busy}
      isDone={copy !== undefined || keptAfterUndo !== undefined}
      isReady={source !== undefined}
      label={say("copyFrom")}
      note={copy === undefined ? undone : say("copied", { count: 1 })}
      onPlan={plan}
      onApply={apply}
      onChange={reset}
      onUndo={copy === undefined ? undefined : undo}
    />
  )
}
