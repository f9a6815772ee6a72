import { useEffect, useRef, type KeyboardEvent } from "react"
import { ignoreWhileHeld } from "../button/heldKey.ts"
import { Icon } from "../icon/Icon.tsx"
import { check } from "../icon/icons.ts"
import * as css from "./menu.css.ts"
import type { MenuItem } from "./MenuItem.ts"

interface MenuListProps<Id extends string> {
  readonly label: string
  readonly items: readonly MenuItem<Id>[]
  readonly onAction: (id: Id) => void
  readonly onClose: () => void
}

const moves: ReadonlyMap<string, (at: number, count: number) => number> = new Map<
  string,
  (at: number, count: number) => number
>([
  ["ArrowDown", (at, count) => (at + 1) % count],
  ["ArrowUp", (at, count) => (at <= 0 ? count - 1 : at - 1)],
  ["Home", () => 0],
  ["End", (_, count) => count - 1],
])

const enabledItems = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>("button:not([aria-disabled])"),
]

/** Compares letters whatever their accents and case. */
const letters = new Intl.Collator("pt", { usage: "search", sensitivity: "base" })

const beginsWith = (line: HTMLElement, typed: string) => {
  const [text, begun] = [line.innerText.trim().normalize(), typed.normalize()]
  return letters.compare(text.slice(0, begun.length), begun) === 0
}

/** The next item that begins with the typed letters; one letter again and again goes from item to item. */
const itemForLetters = (typed: string, items: readonly HTMLElement[], index: number) => {
  const isOne = [...typed].every((letter) => letter === typed[0])
  const from = isOne ? index + 1 : Math.max(index, 0)
  const query = isOne ? typed.slice(0, 1) : typed
  return [...items.slice(from), ...items.slice(0, from)].find((line) => beginsWith(line, query))
}

/** Letters typed this soon one after the other (ms) are one word. */
const wordMs = 700

/** The letters typed so far, without those of a word before. */
const useTypedLetters = () => {
  const typed = useRef({ letters: "", at: -Infinity })
  return ({ key, timeStamp }: KeyboardEvent) => {
    const { letters: before, at } = typed.current
    typed.current = { letters: timeStamp - at < wordMs ? before + key : key, at: timeStamp }
    return typed.current.letters
  }
}

/** The items of a menu; one of them has the focus. */
export const MenuList = <Id extends string>({ label, items, onAction, onClose }: MenuListProps<Id>) => {
  const list = useRef<HTMLDivElement>(null)
  const typedLetters = useTypedLetters()
  useEffect(() => {
    if (!list.current) return
    const selected = list.current.querySelector<HTMLElement>("[aria-checked=true]")
    ;(selected ?? enabledItems(list.current)[0])?.focus({ preventScroll: true })
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") {
      event.preventDefault()
      return onClose()
    }
    if (event.key === "Enter" || event.key === " ") return ignoreWhileHeld(event.currentTarget.ownerDocument)
    const lines = enabledItems(event.currentTarget)
    const index = lines.findIndex((line) => line.matches(":focus"))
    const move = moves.get(event.key)
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
    const next = move
      ? lines[move(index, lines.length)]
      : isLetter && itemForLetters(typedLetters(event), lines, index)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} className={css.menu} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuListItem key={item.id} item={item} onAction={onAction} />
      ))}
    </div>
  )
}

const roleOf = ({ isSelected, isChecked }: MenuItem<string>) => {
  if (isChecked !== undefined) return "menuitemcheckbox"
  return isSelected === undefined ? "menuitem" : "menuitemradio"
}

const MenuListItem = <Id extends string>({
  item,
  onAction,
}: {
  item: MenuItem<Id>
  onAction: (id: Id) => void
}) => (
  <button
    type="button"
    role={roleOf(item)}
    aria-description={item.hint}
    aria-checked={item.isSelected ?? item.isChecked}
    aria-disabled={item.isDisabled || undefined}
    tabIndex={-1}
    className={css.item({ tone: item.tone, hasSeparator: item.hasSeparator })}
    onPointerEnter={(event) => {
      if (!item.isDisabled) event.currentTarget.focus({ preventScroll: true })
    }}
    onClick={() => {
      if (!item.isDisabled) onAction(item.id)
    }}
  >
    {item.isChecked === undefined ? null : (
      <span className={css.checkmark}>
        <Icon shape={check} size={12} />
      </span>
    )}
    {item.icon ? <Icon shape={item.icon} /> : null}
    <span>{item.label}</span>
    {item.hint === undefined ? null : (
      <span aria-hidden className={css.end}>
        {item.hint}
      </span>
    )}
    {item.isSelected ? (
      <span className={css.end}>
        <Icon shape={check} />
      </span>
    ) : null}
  </button>
)
