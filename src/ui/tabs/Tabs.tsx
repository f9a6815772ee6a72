import { useId, type KeyboardEvent, type ReactNode } from "react"
import { Badge } from "../badge/Badge.tsx"
import { readingKey } from "../root/readingKey.ts"
import * as css from "./tabs.css.ts"

/** One tab. */
export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
  /** True if the tab holds text to read: its panel takes focus itself, so that keys scroll it. */
  readonly isText?: boolean | undefined
  /** The number of errors inside, shown beside the label. */
  readonly errors?: number | undefined
}

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** The content of the selected tab. */
  readonly children: ReactNode | ((id: Id) => ReactNode)
}

const moves: ReadonlyMap<string, (at: number, last: number) => number> = new Map<
  string,
  (at: number, last: number) => number
>([
  ["ArrowRight", (at, last) => (at >= last ? 0 : at + 1)],
  ["ArrowLeft", (at, last) => (at <= 0 ? last : at - 1)],
  ["Home", () => 0],
  ["End", (_, last) => last],
])

/** Tabs; the arrow keys move from one to the next. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const enabledTabs = tabs.filter((tab) => !tab.isDisabled)
    const index = enabledTabs.findIndex((tab) => tab.id === value)
    const next = enabledTabs[moves.get(readingKey(event))?.(index, enabledTabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    const siblings = event.currentTarget.parentElement?.children
    const target = siblings?.item(tabs.indexOf(next))
    if (target instanceof HTMLElement) target.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={css.tab}
            id={`${id}-${tab.id}`}
            disabled={tab.isDisabled}
            data-wrong={tab.errors ? "" : undefined}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
            }
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.errors ? <Badge tone="danger">{tab.errors}</Badge> : null}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={css.panel}
        tabIndex={tabs.find((tab) => tab.id === value)?.isText ? 0 : undefined}
      >
        {typeof children === "function" ? children(value) : children}
      </div>
    </>
  )
}
