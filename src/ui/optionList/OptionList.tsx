import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { list, rows } from "./optionList.css.ts"
import { useListWindow } from "./useListWindow.ts"

type OptionId = string | number

/** Position of a row in its list. */
export interface RowPlace {
  readonly id: string
  readonly row: number
  readonly count: number
  /** Pixels from the top of the list. */
  readonly top: number
  /** Pixels. */
  readonly height: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onPress: () => void
}

export interface OptionListProps<A> {
  readonly label: string
  readonly items: ReadonlyArray<A>
  readonly selected: OptionId | undefined
  /** Height of every row, in pixels. */
  readonly rowHeight: number
  /** Keys that select another row from elsewhere in the panel. */
  readonly "aria-keyshortcuts"?: string | undefined
  readonly onSelect: (item: A | undefined) => void
  /** The last rows are in view: called so that more can be loaded, anew whenever the list has grown. */
  readonly onEnd?: (() => void) | undefined
  /** Renders one row, an `OptionRow` at its place. */
  readonly children: (item: A, place: RowPlace) => ReactNode
}

/** Number of rows each key moves. */
const steps: ReadonlyMap<string, number> = new Map<string, number>([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
  ["PageDown", 10],
  ["PageUp", -10],
  ["Home", -Infinity],
  ["End", Infinity],
])

/** A long list one selects from: rows of one height, of which only the visible ones are rendered. */
export const OptionList = <A extends { readonly id: OptionId }>(props: OptionListProps<A>) => {
  const { label, items, selected, rowHeight, onSelect, onEnd, children } = props
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const [active, setActive] = useState<OptionId>()
  const { from, to, reveal } = useListWindow(place, items.length, rowHeight)
  const at = items.findIndex((item) => item.id === (active ?? selected))
  const isAtEnd = to === items.length
  useEffect(() => {
    if (isAtEnd) onEnd?.()
  }, [isAtEnd, items.length, onEnd])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    const isPress = event.key === "Enter" || event.key === " "
    if (event.altKey || (step === undefined && !isPress)) return
    event.preventDefault()
    if (isPress) return onSelect(items[at])
    const next = Math.max(0, Math.min(items.length - 1, at + (step ?? 0)))
    setActive(items[next]?.id)
    reveal(next)
  }
  return (
    <div
      ref={place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show a row of facts
      role="listbox"
      aria-label={label}
      aria-keyshortcuts={props["aria-keyshortcuts"]}
      aria-activedescendant={at >= from && at < to ? `${id}-${items[at]?.id}` : undefined}
      tabIndex={0}
      className={list}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={rows} style={{ blockSize: items.length * rowHeight }}>
        {items.slice(from, to).map((item, index) => (
          <Fragment key={item.id}>
            {children(item, {
              id: `${id}-${item.id}`,
              row: from + index,
              count: items.length,
              top: (from + index) * rowHeight,
              height: rowHeight,
              isActive: from + index === at,
              isSelected: item.id === selected,
              onPress: () => {
                setActive(item.id)
                onSelect(item)
              },
            })}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
