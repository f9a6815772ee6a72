import type { RecordId } from "../../contract/wire/recordId.ts"
import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { list, rows } from "./MapList.css.ts"
import type { RowPlace } from "./MapRow.tsx"
import { rowHeight, useListWindow } from "./useListWindow.ts"

interface Props<A> {
  readonly label: string
  readonly items: ReadonlyArray<A>
  readonly selected: RecordId | undefined
  readonly onSelect: (item: A | undefined) => void
  /** Renders one row. */
  readonly children: (item: A, place: RowPlace) => ReactNode
}

/** How many rows each key moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}

/** The map's contents as a list, for the keyboard and for people who cannot see the map. Renders visible rows only. */
export const MapList = <A extends { readonly id: RecordId }>(props: Props<A>) => {
  const { label, items, selected, onSelect, children } = props
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const [active, setActive] = useState<RecordId>()
  const { from, to, reveal } = useListWindow(place, items.length)
  const at = items.findIndex((item) => item.id === (active ?? selected))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isPress = event.key === "Enter" || event.key === " "
    if (step === undefined && !isPress) return
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
