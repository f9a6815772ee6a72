import { useState } from "react"
import type { ListedCompany } from "../../../contract/companies/companies.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { SearchField } from "../../../ui/field/SearchField.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import * as css from "./copying.css.ts"
import { useStores } from "./useStores.ts"
import { useCopyingWords } from "./words.ts"

/** A store that is chosen. */
export interface ChosenStore {
  readonly _id: RecordId
  readonly name: string
}

interface Props {
  readonly viewed: RecordId
  /** Several stores that take a menu; otherwise one that has a menu to give. */
  readonly isMany: boolean
  readonly value: ReadonlyArray<ChosenStore>
  readonly onChange: (stores: ReadonlyArray<ChosenStore>) => void
}

const chosenOf = ({ _id, name }: ListedCompany): ChosenStore => ({ _id, name: name ?? `#${_id}` })

/** Stores to choose one or several of, found by name. */
export const StorePicker = ({ viewed, isMany, value, onChange }: Props) => {
  const say = useCopyingWords()
  const [text, setText] = useState("")
  const { stores, problem, reload } = useStores({ text, viewed, hasMenu: !isMany })
  const options = (stores ?? []).map(chosenOf)
  const isChosen = ({ _id }: ChosenStore) => value.some((one) => idKey(one._id) === idKey(_id))
  const toggle = (store: ChosenStore, isOn: boolean) =>
    onChange([...value.filter((one) => idKey(one._id) !== idKey(store._id)), ...(isOn ? [store] : [])])
  return (
    <div className={css.part}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        clearLabel={say("clearSearch")}
        value={text}
        onChange={setText}
      />
      {problem && <LoadFailure title={say("storesFailed")} error={problem} onRetry={reload} />}
      {!stores && !problem && <LoadingBar />}
      {stores && options.length === 0 && <p className={css.muted}>{say("noStores")}</p>}
      {isMany ? (
        <fieldset aria-label={say("stores")} className={css.choices}>
          {options.map((store) => (
            <Checkbox
              key={idKey(store._id)}
              label={store.name}
              isSelected={isChosen(store)}
              onChange={(isOn) => toggle(store, isOn)}
            />
          ))}
        </fieldset>
      ) : (
        options.length > 0 && (
          <div className={css.choices}>
            <RadioGroup
              label={say("stores")}
              hideLabel
              options={options.map(({ _id, name }) => ({ id: idKey(_id), label: name }))}
              value={value[0] && idKey(value[0]._id)}
              onChange={(id) => onChange(options.filter(({ _id }) => idKey(_id) === id))}
            />
          </div>
        )
      )}
    </div>
  )
}
