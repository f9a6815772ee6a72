import { type KeyboardEvent, useState } from "react"
import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { TextField, type TextFieldProps } from "../../ui/field/TextField.tsx"
import { search as searchIcon } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { subtle, visuallyHidden } from "../../ui/theme/text.css.ts"
import * as css from "./addressSearch.css.ts"
import { useFoundPlaces } from "./useFoundPlaces.ts"
import { addressSearchWords } from "./words.ts"

export interface AddressSearchProps extends Pick<
  TextFieldProps,
  "value" | "onChange" | "onBlur" | "error" | "optionalLabel" | "isRequired" | "isReadOnly"
> {
  /** Name of the field; without one it only searches, and says how. */
  readonly label?: string
  /** Company whose earlier places are offered; the viewed one without it. */
  readonly company?: RecordId | undefined
  /** Text the field takes over from a place; its label without it. */
  readonly textOf?: (found: FoundPlace) => string
  /** True if there is a map beside the field; earlier places are offered for it before anything is typed. */
  readonly hasMap?: boolean
  readonly onFind: (found: FoundPlace) => void
}

interface PlacesProps {
  readonly label: string
  readonly places: ReadonlyArray<FoundPlace>
  readonly onChoose: (found: FoundPlace) => void
}

const Places = ({ label, places, onChoose }: PlacesProps) => {
  const say = useWords("addressSearch", addressSearchWords)
  if (places.length === 0) return null
  return (
    <fieldset className={css.places} aria-label={label}>
      {places.map((found) => (
        <button
          key={`${found.kind} ${found.label} ${found.place.join(" ")}`}
          type="button"
          className={css.place}
          onClick={() => onChoose(found)}
        >
          <span>{found.label}</span> <small>{say(`kind.${found.kind}`)}</small>
        </button>
      ))}
    </fieldset>
  )
}

/** An address that is typed or pasted: earlier places once one is there, and below it the places a text may mean. */
const AddressSearch = (props: AddressSearchProps) => {
  const { label, company, hasMap = true, textOf, onFind, onChange, value, isReadOnly, ...field } = props
  const say = useWords("addressSearch", addressSearchWords)
  const explain = useExplain()
  const [isBegun, setBegun] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const isOn = isBegun && !isReadOnly && value !== chosen
  const search = useFoundPlaces({ text: value, isOn, offersEarlier: hasMap, company })
  const { found, hasGeocoder, isLong, busy, failed, reload, searchEverywhere } = search
  const places = found?.places ?? []
  const isEmpty = found !== undefined && isLong && places.length === 0
  const choose = (one: FoundPlace) => {
    const text = textOf?.(one) ?? one.label
    setChosen(text)
    onChange(text)
    onFind(one)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || !isOn) return
    event.preventDefault()
    if (hasGeocoder && isLong) searchEverywhere()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the field searches
    <div className={css.search} onKeyDown={onKeyDown}>
      <TextField
        {...field}
        {...{ value, isReadOnly }}
        label={label ?? say("search")}
        hint={label === undefined && !isReadOnly ? say("hint") : undefined}
        icon={searchIcon}
        busy={busy && isLong}
        autoComplete="off"
        onFocus={() => setBegun(true)}
        onChange={(text) => {
          setBegun(true)
          setChosen(undefined)
          onChange(text)
        }}
      />
      <Places {...{ places }} label={say(isLong ? "found" : "earlier")} onChoose={choose} />
      {isOn && isLong && hasGeocoder && (
        <span>
          <Button size="small" icon={searchIcon} onPress={searchEverywhere}>
            {say("everywhere")}
          </Button>
        </span>
      )}
      <output className={isEmpty ? subtle : visuallyHidden}>
        {isEmpty
          ? say(hasMap ? "none" : "noneInText")
          : places.length > 0 && say("count", { count: places.length })}
      </output>
      {found?.unheard && <Notice tone="warning">{say(found.unheard)}</Notice>}
      {failed && (
        <Notice tone="danger" role="alert">
          {say("failed")}. {explain(failed)}{" "}
          <Button size="small" onPress={reload}>
            {say("again")}
          </Button>
        </Notice>
      )}
    </div>
  )
}

export default AddressSearch
