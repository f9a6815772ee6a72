import { type KeyboardEvent, useState } from "react"
import type { AreaTally } from "../../contract/deliveryAreas/tallyAreas.ts"
import type { DeliveryArea } from "../../contract/resources/deliverySettings.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { arrowDown, arrowUp, trash } from "../../ui/icon/icons.ts"
import { lettersOf } from "./areaDraft.ts"
import { useAreaTexts } from "./areaTexts.ts"
import * as css from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

interface Props {
  readonly areas: ReadonlyArray<DeliveryArea>
  /** Orders of the last 30 days in each area; undefined while they are unknown. */
  readonly tallies: ReadonlyArray<AreaTally> | undefined
  readonly current: number | undefined
  readonly isReadOnly: boolean
  readonly onOpen: (index: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
}

/** The areas of a store in the order in which they win; dragging, buttons, and Alt with the arrows change it. */
export const AreaList = ({ areas, tallies, current, isReadOnly, onOpen, onMove, onRemove }: Props) => {
  const say = useDeliveryAreaWords()
  const { nameOf, aboutOf, feeOf, tallyOf } = useAreaTexts()
  const letters = lettersOf(areas)
  const [dragged, setDragged] = useState<number>()
  const last = areas.length - 1
  const move = (from: number, to: number) => {
    if (!isReadOnly && to >= 0 && to <= last && from !== to) onMove(from, to)
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
    if (!event.altKey || by === 0) return
    event.preventDefault()
    move(at, at + by)
  }
  return (
    <ol className={css.list}>
      {areas.map((area, at) => {
        const name = nameOf(area)
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged over; keys of the buttons within
          <li
            // oxlint-disable-next-line react/no-array-index-key -- areas have no ids
            key={at}
            className={css.item}
            data-current={at === current || undefined}
            draggable={!isReadOnly && last > 0}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && move(dragged, at)}
            onKeyDown={onKeyDown(at)}
          >
            <button
              type="button"
              className={css.open}
              aria-pressed={at === current}
              data-off={!area.isActive || undefined}
              onClick={() => onOpen(at)}
            >
              <span
                className={css.letter}
                data-refused={area.delivers === "NO" || undefined}
                aria-hidden="true"
              >
                {letters[at]}
              </span>
              <span>
                {name}
                <small>{aboutOf(area)}</small>
              </span>
              <span className={css.fee}>
                {feeOf(area)}
                {tallies?.[at] && <small>{tallyOf(tallies[at])}</small>}
              </span>
            </button>
            {!isReadOnly && at === current && (
              <>
                <IconButton
                  icon={arrowUp}
                  size="small"
                  label={say("moveUp", { name })}
                  isDisabled={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <IconButton
                  icon={arrowDown}
                  size="small"
                  label={say("moveDown", { name })}
                  isDisabled={at === last}
                  onPress={() => move(at, at + 1)}
                />
                <IconButton
                  icon={trash}
                  size="small"
                  label={say("remove", { name })}
                  onPress={() => onRemove(at)}
                />
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
