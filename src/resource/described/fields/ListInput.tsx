import { type ComponentType, Suspense, useId, useMemo, useRef, type KeyboardEvent } from "react"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { arrowDown, arrowUp, plus, trash } from "../../../ui/icon/icons.ts"
import { isTextKey } from "../../../ui/kbd/plainKey.ts"
import { Skeleton } from "../../../ui/skeleton/Skeleton.tsx"
import { limits } from "../../../contract/limits.ts"
import { isPresent } from "../../../contract/resource/body.ts"
import { type ItemTexts, itemsOf, itemsText, itemValues } from "../kindTexts.ts"
import { writtenFields } from "../recordTexts.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import { useItemFocus } from "./useItemFocus.ts"
import * as css from "./fields.css.ts"
import { storeDay } from "../../../contract/resource/datedItems.ts"
import { lazily } from "../../../ui/root/lazily.tsx"

/** Few lists have one, so it is fetched when it is drawn. */
const DayCalendar = lazily(() => import("./DayCalendar.tsx"))

const moved = (items: ReadonlyArray<ItemTexts>, at: number, to: number): ReadonlyArray<ItemTexts> => {
  const one = items[at]
  return one === undefined ? items : items.toSpliced(at, 1).toSpliced(to, 0, one)
}

const nothing = () => ({ error: undefined, onBlur: () => {} })

/** Props of what stands above the fields of an item. */
export interface ItemHeadProps {
  readonly item: ItemTexts
  readonly onItem: (item: ItemTexts) => void
}

interface ListInputProps extends FieldInputProps {
  /** Stands above the fields of each item that may be written. */
  readonly ItemHead?: ComponentType<ItemHeadProps>
}

interface ItemProps extends ListInputProps {
  readonly item: ItemTexts
  readonly at: number
  readonly last: number
  readonly onItem: (item: ItemTexts) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One item: its fields, and its place among the others, which Alt and the arrows change too. */
const Item = ({
  field,
  path,
  reader,
  isReadOnly,
  within = nothing,
  Nested,
  ItemHead,
  item,
  at,
  last,
  onItem,
  onMove,
  onRemove,
}: ItemProps) => {
  const step = (by: -1 | 1) => at + by >= 0 && at + by <= last && onMove(at + by)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    // In a text they move the cursor, and they open a list of choices.
    if (isReadOnly || isTextKey(event)) return
    event.preventDefault()
    step(event.key === "ArrowUp" ? -1 : 1)
  }
  const number = at + 1
  const values = itemValues(field.fields ?? {}, item, reader.clock?.zone)
  const present = writtenFields(field.fields ?? {}).filter(([, one]) => isPresent(one, values))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields within
    <li className={css.item} onKeyDown={onKeyDown} aria-label={reader.say("item", { number })}>
      <div className={css.itemFields}>
        {ItemHead && !isReadOnly && <ItemHead {...{ item, onItem }} />}
        {present.map(([name, one]) => (
          <Nested
            key={name}
            {...{ reader, isReadOnly }}
            {...within(`${at}.${name}`)}
            field={one}
            path={`${path}.${name}`}
            value={item[name] ?? ""}
            onChange={(text) => onItem({ ...item, [name]: text })}
          />
        ))}
      </div>
      {!isReadOnly && (
        <span className={css.itemActs}>
          <IconButton
            icon={arrowUp}
            size="small"
            label={reader.say("moveUp", { number })}
            isDisabled={at === 0}
            onPress={() => step(-1)}
          />
          <IconButton
            icon={arrowDown}
            size="small"
            label={reader.say("moveDown", { number })}
            isDisabled={at === last}
            onPress={() => step(1)}
          />
          <IconButton
            icon={trash}
            size="small"
            label={reader.say("removeItem", { number })}
            onPress={onRemove}
          />
        </span>
      )}
    </li>
  )
}

/**
 * Returns a test that is true for items that were already in effect when the record was opened, so that nobody may
 * change them (`dated`).
 */
const useCounting = ({ field: { rules }, saved = "", reader }: FieldInputProps) => {
  const { dated } = rules
  const zone = reader.clock?.zone
  const uniqueRows = useMemo(() => {
    const today = storeDay({ timeZone: zone })
    const counting = dated === undefined ? [] : itemsOf(saved).filter((item) => (item[dated] ?? "") <= today)
    return new Set(counting.map((item) => JSON.stringify(item)))
  }, [dated, saved, zone])
  return (item: ItemTexts) => uniqueRows.has(JSON.stringify(item))
}

/** Items of a record, each with fields of its own: added, removed and put in order. */
export const ListInput = (props: ListInputProps) => {
  const { field, label, value, error, hint, isReadOnly, reader, onChange } = props
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusItem = useItemFocus(list)
  const items = itemsOf(value)
  const write = (next: ReadonlyArray<ItemTexts>) => onChange(itemsText(next))
  const { calendar } = field.rules
  const isCounting = useCounting(props)
  const isFull = items.length >= (field.rules.max ?? limits.list.maxItems)
  const append = (item: ItemTexts) => {
    focusItem(items.length, items.length)
    write([...items, item])
  }
  const choose = (chosen: number | string) => {
    if (typeof chosen === "number") list.current?.children[chosen]?.querySelector("input")?.focus()
    else if (calendar && !isReadOnly && !isFull) append({ [calendar.day]: chosen })
  }
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={css.repeater}
      data-invalid={error === undefined ? undefined : true}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {calendar && (
        <Suspense fallback={<Skeleton width="100%" />}>
          <DayCalendar {...{ items, reader }} of={calendar} onChoose={choose} />
        </Suspense>
      )}
      <ul ref={list} className={css.items}>
        {items.map((item, at) => (
          <Item
            // oxlint-disable-next-line react/no-array-index-key -- items have no ids, and their fields hold no state
            key={at}
            {...props}
            {...{ item, at }}
            isReadOnly={isReadOnly || isCounting(item)}
            last={items.length - 1}
            onItem={(next) => write(items.with(at, next))}
            onMove={(to) => {
              focusItem(at, to)
              write(moved(items, at, to))
            }}
            onRemove={() => {
              write(items.toSpliced(at, 1))
              add.current?.focus()
            }}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <span>
          <Button ref={add} size="small" icon={plus} isDisabled={isFull} onPress={() => append({})}>
            {reader.say("addItem")}
          </Button>
        </span>
      )}
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
