import { type KeyboardEvent, useId, useRef, useState } from "react"
import { useWords } from "../../frame/useWords.ts"
import type { Courier } from "./courier.ts"
import { list, rows } from "./CourierList.css.ts"
import { CourierRow } from "./CourierRow.tsx"
import { deliveryMapWords } from "./deliveryMapWords.ts"
import { rowHeight, useListWindow } from "./useListWindow.ts"

interface Props {
  readonly couriers: ReadonlyArray<Courier>
  readonly selected: number | undefined
  readonly now: number
  readonly onSelect: (courier: Courier | undefined) => void
}

/** Rows a key goes on by; Page keys go by what fits. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}

/** Everybody on the map as a list for the keyboard and for those who cannot see the map. Only rows in sight are made. */
export const CourierList = ({ couriers, selected, now, onSelect }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const [active, setActive] = useState<number>()
  const { from, to, reveal } = useListWindow(place, couriers.length)
  const at = couriers.findIndex((courier) => courier.id === (active ?? selected))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isPress = event.key === "Enter" || event.key === " "
    if (step === undefined && !isPress) return
    event.preventDefault()
    if (isPress) return onSelect(couriers[at])
    const next = Math.max(0, Math.min(couriers.length - 1, at + (step ?? 0)))
    setActive(couriers[next]?.id)
    reveal(next)
  }
  return (
    <div
      ref={place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show a row of facts
      role="listbox"
      aria-label={say("list")}
      aria-activedescendant={at >= from && at < to ? `${id}-${couriers[at]?.id}` : undefined}
      tabIndex={0}
      className={list}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={rows} style={{ blockSize: couriers.length * rowHeight }}>
        {couriers.slice(from, to).map((courier, index) => (
          <CourierRow
            key={courier.id}
            id={`${id}-${courier.id}`}
            courier={courier}
            row={from + index}
            count={couriers.length}
            now={now}
            isActive={from + index === at}
            isSelected={courier.id === selected}
            onPress={() => {
              setActive(courier.id)
              onSelect(courier)
            }}
          />
        ))}
      </div>
    </div>
  )
}
