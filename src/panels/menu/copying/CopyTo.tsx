import { useState } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { CopyPlan } from "./CopyPlan.tsx"
import * as css from "./copying.css.ts"
import { type ChosenStore, StorePicker } from "./StorePicker.tsx"
import { useCopy } from "./useCopy.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly data: MenuData
}

const none: ReadonlyArray<never> = []
type Scope = "WHOLE" | "SOME"

/** Copies this store's menu, or some of its categories, to other stores. */
export const CopyTo = ({ data: { store, categories } }: Props) => {
  const say = useCopyingWords()
  const [stores, setStores] = useState<ReadonlyArray<ChosenStore>>(none)
  const [scope, setScope] = useState<Scope>("WHOLE")
  const [chosen, setChosen] = useState<ReadonlyArray<RecordId>>(none)
  const request = {
    from: store._id,
    to: stores.map(({ _id }) => _id),
    categories: scope === "SOME" ? chosen : undefined,
  }
  const { plans, copy, keptAfterUndo, busy, error, plan, apply, undo, reset } = useCopy(request, () => {})
  const count = stores.length
  const done = copy === undefined ? undefined : say("copied", { count })
  const undone =
    keptAfterUndo === undefined
      ? undefined
      : keptAfterUndo === 0
        ? say("undone")
        : say("undoneBut", { count: keptAfterUndo })
  const choice = (
    <>
      <p className={css.muted}>{say("toText")}</p>
      <StorePicker isMany viewed={store._id} value={stores} onChange={setStores} />
      <RadioGroup
        label={say("categories")}
        options={[
          { id: "WHOLE", label: say("whole") },
          { id: "SOME", label: say("some") },
        ]}
        value={scope}
        onChange={setScope}
      />
      {scope === "SOME" && (
        <fieldset aria-label={say("some")} className={css.choices}>
          {categories
            .filter(({ parent }) => !parent)
            .map(({ _id, name }) => (
              <Checkbox
                key={idKey(_id)}
                label={name}
                isSelected={chosen.includes(_id)}
                onChange={(isOn) => setChosen([...chosen.filter((id) => id !== _id), ...(isOn ? [_id] : [])])}
              />
            ))}
        </fieldset>
      )}
    </>
  )
  return (
    <CopyPlan
      {...{ choice, plans, error }}
      isBusy={busy}
      isDone={copy !== undefined || keptAfterUndo !== undefined}
      isReady={count > 0 && (scope === "WHOLE" || chosen.length > 0)}
      label={say("copyTo", { count: plans?.filter(({ refused }) => refused === undefined).length ?? count })}
      note={done ?? undone}
      onPlan={plan}
      onApply={apply}
      onChange={reset}
      onUndo={copy === undefined ? undefined : undo}
    />
  )
}
