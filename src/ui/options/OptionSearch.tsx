import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { box } from "../field/box.css.ts"
import { Icon } from "../icon/Icon.tsx"
import { check, search } from "../icon/icons.ts"
import { Spinner } from "../spinner/Spinner.tsx"
import * as css from "./options.css.ts"

/** One search result that can be selected. */
export interface SearchOption {
  readonly id: string
  readonly label: string
  /** Facts below the label. */
  readonly hint?: string | undefined
}

export interface OptionSearchProps {
  /** The accessible name of the search field and the list. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly options: readonly SearchOption[]
  /** The id of the selected option, or of several. */
  readonly value: string | ReadonlyArray<string> | undefined
  readonly onSelect: (option: SearchOption) => void
  readonly isBusy: boolean
  /** Text below the options: that there are none, or that they could not be loaded. */
  readonly note?: string | undefined
}

const moves: ReadonlyMap<string, (at: number, count: number) => number> = new Map<
  string,
  (at: number, count: number) => number
>([
  ["ArrowDown", (at, count) => Math.min(at + 1, count - 1)],
  ["ArrowUp", (at) => Math.max(at - 1, 0)],
])

/** Searches options that are too many to list: type, move with the arrow keys, select with Enter. */
export const OptionSearch = (props: OptionSearchProps) => {
  const { label, placeholder, text, onTextChange, options, value, onSelect, isBusy, note } = props
  const id = useId()
  const isChosen = (option: SearchOption) =>
    typeof value === "string" ? option.id === value : (value?.includes(option.id) ?? false)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [highlighted, setHighlighted] = useState(0)
  const activeIndex = Math.min(highlighted, options.length - 1)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" })
  }, [activeIndex])

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[activeIndex]
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter" && option) onSelect(option)
    else if (moves.get(event.key)) setHighlighted(moves.get(event.key)?.(activeIndex, options.length) ?? 0)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.container}>
      <span className={box({ quiet: true })}>
        <Icon shape={search} />
        <input
          ref={input}
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot hold what is not loaded
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={options[activeIndex] && `${id}-${options[activeIndex].id}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setHighlighted(0)
            onTextChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {isBusy ? <Spinner size={14} /> : null}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list is always open
        role="listbox"
        aria-label={label}
        className={css.options}
      >
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list is not inside a select
            role="option"
            id={`${id}-${option.id}`}
            tabIndex={-1}
            aria-selected={isChosen(option)}
            data-highlighted={index === activeIndex || undefined}
            className={css.option}
            onClick={() => onSelect(option)}
          >
            <span>
              {option.label}
              {option.hint ? <small className={css.hint}>{option.hint}</small> : null}
            </span>
            {isChosen(option) ? <Icon shape={check} /> : null}
          </button>
        ))}
      </div>
      {note === undefined ? null : <output className={css.note}>{note}</output>}
    </div>
  )
}
