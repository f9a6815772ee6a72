import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from "react"
import type { RefObject } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { rowKey } from "../menuChange.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { useMenuWords } from "../words.ts"
import type { DropSide } from "../../../ui/table/rowDrag.ts"
import * as moves from "./moves.ts"

/** Moves by the arrow keys with Alt: along the list, and into what is beside. */
const steps: ReadonlyMap<string, readonly [way: "along" | "level", by: moves.Step]> = new Map([
  ["ArrowUp", ["along", -1]],
  ["ArrowDown", ["along", 1]],
  ["ArrowRight", ["level", 1]],
  ["ArrowLeft", ["level", -1]],
])

const rowOf = (data: MenuData | undefined, key: string) => {
  const item = data?.items.find(({ _id }) => rowKey("items", _id) === key)
  const category = data?.categories.find(({ _id }) => rowKey("categories", _id) === key)
  return { item, category }
}

const stepOp = (data: MenuData, key: string, way: "along" | "level", by: moves.Step): MenuOp | undefined => {
  const { item, category } = rowOf(data, key)
  if (item) return way === "along" ? moves.itemStep(data, item, by) : moves.itemIntoNext(data, item, by)
  if (!category) return undefined
  return way === "along" ? moves.categoryStep(data, category, by) : moves.categoryLevel(data, category, by)
}

/** Gives the focus back to the same part of a row that was moved, once it stands in its new place. */
const useFocusAfter = (list: RefObject<HTMLElement | null>, rows: unknown) => {
  const moved = useRef<{ readonly key: string; readonly part: number }>(undefined)
  useLayoutEffect(() => {
    const { key, part } = moved.current ?? {}
    if (key === undefined || part === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`)
    const element = row && [...row.querySelectorAll<HTMLElement>("*")][part]
    if (!element || element.matches(":focus")) return
    moved.current = undefined
    element.focus()
    element.scrollIntoView({ block: "nearest" })
  }, [list, rows])
  return useCallback((row: HTMLElement, key: string, part: EventTarget) => {
    moved.current = { key, part: [...row.querySelectorAll("*")].indexOf(part as Element) }
  }, [])
}

/** Sentence of where a row stands that was moved, for assistive technology. */
const usePlaceNews = () => {
  const say = useMenuWords()
  const { model } = useMenuEdit()
  const [news, setNews] = useState("")
  const tell = useCallback(
    (key: string) => {
      const after = model.shown.peek()
      const { item, category } = rowOf(after, key)
      if (!after || !item) return setNews(category ? say("movedCategory", { name: category.name }) : "")
      const own = after.items.filter((one) => sameId(one.category, item.category))
      const name = after.categories.find(({ _id }) => sameId(_id, item.category))?.name ?? ""
      const to = own.findIndex(({ _id }) => sameId(_id, item._id)) + 1
      setNews(say("moved", { name: item.name, to: String(to), category: name }))
    },
    [model, say],
  )
  return { news, tell }
}

/**
 * Puts items and categories in order, by dragging and by Alt with the arrow keys. Rows have their `rowKey` in `data-key`;
 * `news` is the new place of the last one, for assistive technology.
 */
export const useReorder = (list: RefObject<HTMLElement | null>, rows: unknown) => {
  const { model, mayEdit, change } = useMenuEdit()
  const { news, tell } = usePlaceNews()
  const keepFocus = useFocusAfter(list, rows)
  const onKeyDown = (event: KeyboardEvent) => {
    const [way, by] = steps.get(event.key) ?? []
    const data = model.shown.peek()
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key]") : null
    const key = row?.dataset["key"]
    if (!event.altKey || !way || !by || !data || !row || key === undefined || !mayEdit) return
    event.preventDefault()
    const op = stepOp(data, key, way, by)
    if (!op) return
    keepFocus(row, key, event.target)
    change([op])
    tell(key)
  }
  const drop = useCallback(
    (key: string, over: string, side: DropSide) => {
      const data = model.shown.peek()
      const { item, category } = rowOf(data, key)
      const op =
        data &&
        (item
          ? moves.itemDrop(data, item, over, side)
          : category && moves.categoryDrop(data, category, over, side))
      if (!op) return
      change([op])
      tell(key)
    },
    [model, change, tell],
  )
  return { onKeyDown, drop, news }
}
