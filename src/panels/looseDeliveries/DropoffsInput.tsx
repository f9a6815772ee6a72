import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { Suspense, useRef, useState } from "react"
import type { Place } from "../../contract/resource/field.ts"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { useItemFocus } from "../../resource/described/fields/useItemFocus.ts"
import { Button } from "../../ui/button/Button.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { DropoffFields } from "./DropoffFields.tsx"
import { DropoffHead } from "./DropoffHead.tsx"
import { useLooseWords } from "./words.ts"
import { dropoffsOf, dropoffsText, placeOf, withPasted } from "./sendDraft.ts"
import * as css from "./sendDelivery.css.ts"

const PasteDialog = lazily(() => import("./PasteDialog.tsx"))

const maxDropoffs = looseDeliveries.fields.dropoffs.rules.max

interface Props extends FieldInputProps {
  /** Position of the store; drop-offs are near it. */
  readonly center: Place | undefined
}

const moved = (
  items: ReadonlyArray<ItemTextsOf<typeof looseDeliveries, "dropoffs">>,
  at: number,
  to: number,
) => {
  const one = items[at]
  return one === undefined ? items : items.toSpliced(at, 1).toSpliced(to, 0, one)
}

/** The drop-offs of a delivery in the order they are driven to, which Alt and the arrows change, and dragging. */
export const DropoffsInput = ({ center, ...input }: Props) => {
  const { value, isReadOnly, onChange, label, error } = input
  const say = useLooseWords()
  const items = dropoffsOf(value)
  const list = useRef<HTMLOListElement>(null)
  const focusItem = useItemFocus(list)
  const [mapAt, setMapAt] = useState(0)
  const [pasteAt, setPasteAt] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const [announcement, setSaid] = useState("")
  const write = (next: ReadonlyArray<ItemTextsOf<typeof looseDeliveries, "dropoffs">>) =>
    onChange(dropoffsText(next))
  const move = (at: number, to: number) => {
    if (to < 0 || to >= items.length || to === at) return
    focusItem(at, to)
    setSaid(say("moved", { number: at + 1, to: to + 1 }))
    setMapAt(to)
    write(moved(items, at, to))
  }
  const add = () => {
    focusItem(items.length, items.length)
    setMapAt(items.length)
    onChange(JSON.stringify([...items, {}]))
  }
  return (
    <fieldset
      className={css.dropoffs}
      aria-label={label}
      data-invalid={error === undefined ? undefined : true}
    >
      <ol ref={list} className={css.list}>
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where a dragged one is dropped
          <li
            // oxlint-disable-next-line react/no-array-index-key -- drop-offs have no ids, and their fields hold no state
            key={at}
            className={css.dropoff}
            aria-label={say("dropoff", { number: at + 1 })}
            data-dragged={dragged === at || undefined}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && move(dragged, at)}
          >
            <DropoffHead
              {...{ at, isReadOnly }}
              last={items.length - 1}
              onMove={(to) => move(at, to)}
              onDrag={(isDragged) => setDragged(isDragged ? at : undefined)}
              onPaste={() => setPasteAt(at)}
              onRemove={() => write(items.toSpliced(at, 1))}
            />
            <DropoffFields
              {...{ input, item, at }}
              center={placeOf(items[at - 1]?.place) ?? center}
              isMapOpen={mapAt === at}
              onMap={() => setMapAt(at)}
              onItem={(next) => write(items.with(at, next))}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <span>
          <Button size="small" icon={plus} isDisabled={items.length >= maxDropoffs} onPress={add}>
            {say("addDropoff")}
          </Button>
        </span>
      )}
      <output className={visuallyHidden}>{announcement}</output>
      <FieldNote id={`${label}-note`} error={items.length === 1 ? undefined : error} hint={undefined} />
      <Suspense>
        {pasteAt !== undefined && (
          <PasteDialog
            onFill={(found) => write(items.with(pasteAt, withPasted(items[pasteAt] ?? {}, found)))}
            onClose={() => setPasteAt(undefined)}
          />
        )}
      </Suspense>
    </fieldset>
  )
}
