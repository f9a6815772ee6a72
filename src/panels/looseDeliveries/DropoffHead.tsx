import type { KeyboardEvent } from "react"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { arrowDown, arrowUp, trash } from "../../ui/icon/icons.ts"
import { pushToEnd } from "../../ui/theme/text.css.ts"
import { useLooseWords } from "./words.ts"
import * as css from "./sendDelivery.css.ts"

interface Props {
  readonly at: number
  readonly last: number
  readonly isReadOnly: boolean
  readonly onMove: (to: number) => void
  readonly onDrag: (isDragged: boolean) => void
  readonly onPaste: () => void
  readonly onRemove: () => void
}

/** The number of a drop-off, by which it is dragged, and what is done with it. */
export const DropoffHead = ({ at, last, isReadOnly, onMove, onDrag, onPaste, onRemove }: Props) => {
  const say = useLooseWords()
  const number = at + 1
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
    if (!event.altKey || by === 0 || isReadOnly) return
    event.preventDefault()
    onMove(at + by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within
    <div className={css.dropoffHead} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and buttons do the same */}
      <strong
        className={css.grip}
        draggable={!isReadOnly && last > 0}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        {say("dropoff", { number })}
      </strong>
      {!isReadOnly && (
        <>
          <span className={pushToEnd} />
          <Button size="small" onPress={onPaste}>
            {say("paste")}
          </Button>
          {last > 0 && (
            <>
              <IconButton
                icon={arrowUp}
                size="small"
                label={say("moveUp", { number })}
                isDisabled={at === 0}
                onPress={() => onMove(at - 1)}
              />
              <IconButton
                icon={arrowDown}
                size="small"
                label={say("moveDown", { number })}
                isDisabled={at === last}
                onPress={() => onMove(at + 1)}
              />
              <IconButton
                icon={trash}
                size="small"
                label={say("removeDropoff", { number })}
                onPress={onRemove}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}
