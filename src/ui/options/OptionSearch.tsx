import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { box } from "../field/box.css.ts"
import { Icon } from "../icon/Icon.tsx"
import { check, search } from "../icon/icons.ts"
import { Spinner } from "../spinner/Spinner.tsx"
import * as css from "./options.css.ts"

/** One thing that was found and may be chosen. */
export interface FoundOption {
  readonly id: string
  readonly label: string
}

export interface OptionSearchProps {
  /** What is chosen; names the box and the list. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly options: readonly FoundOption[]
  /** The one chosen now. */
  readonly value: string | undefined
  readonly onChoose: (option: FoundOption) => void
  readonly isBusy: boolean
  /** Said under the options: that there are none, or that they could not be loaded. */
  readonly note?: string | undefined
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
}

/** Options too many to show at once: one types, walks with the arrow keys and takes one with Enter. */
export const OptionSearch = (props: OptionSearchProps) => {
  const { label, placeholder, text, onText, options, value, onChoose, isBusy, note } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [walked, setWalked] = useState(0)
  const at = Math.min(walked, options.length - 1)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[at]
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter" && option) onChoose(option)
    else if (steps[event.key]) setWalked(steps[event.key]?.(at, options.length) ?? 0)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.sheet}>
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
          aria-activedescendant={options[at] && `${id}-${options[at].id}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setWalked(0)
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {isBusy ? <Spinner size={14} /> : null}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands open beside its box
        role="listbox"
        aria-label={label}
        className={css.options}
      >
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options stand open, not in a select
            role="option"
            id={`${id}-${option.id}`}
            tabIndex={-1}
            aria-selected={option.id === value}
            data-walked={index === at || undefined}
            className={css.option}
            onClick={() => onChoose(option)}
          >
            <span>{option.label}</span>
            {option.id === value ? <Icon shape={check} /> : null}
          </button>
        ))}
      </div>
      {note === undefined ? null : <output className={css.note}>{note}</output>}
    </div>
  )
}
