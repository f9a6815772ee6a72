import { useEffect, useRef, useState } from "react"
import type { AnyRow } from "../../../contract/menu/editorRow.ts"
import { type MenuData, type MenuList, menuLists } from "../../../contract/menu/menuData.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useValue } from "../../../frame/useValue.ts"
import { fromText } from "../../../resource/described/kindTexts.ts"
import { problemsOf, type RecordProblem } from "../../../resource/described/recordProblems.ts"
import { rowKey } from "../menuChange.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { explain } from "../explain.ts"
import { useMenuWords } from "../words.ts"
import { refusedValue } from "./refusedText.ts"
import { rowText, rowTexts } from "./rowTexts.ts"

export interface RowFieldOf {
  readonly data: MenuData
  readonly list: MenuList
  readonly row: AnyRow
  readonly name: string
}

/** A text somebody writes, and the value it is written over. */
interface Typed {
  readonly text: string
  readonly base: unknown
  readonly problem?: RecordProblem | undefined
}

/** The reason the last change of a field was refused, where no issue of its own says it. */
const useRefusalText = () => {
  const say = useMenuWords()
  const api = useExplain()
  return (error: Parameters<typeof explain>[2]) => explain(say, api, error)
}

/** A text as the value it means, with what is wrong with it, and the text as it is saved. */
const readText = ({ data, list, row, name }: RowFieldOf, text: string) => {
  const resource: Resource = menuLists[list]
  const saved = rowTexts(data, list, row)
  const { timeZone } = data.store
  const field = resource.fields[name]
  return {
    saved: saved[name],
    problem: problemsOf(resource, { ...saved, [name]: text }, false, saved, timeZone)[name],
    value: field && fromText(field, text, timeZone),
  }
}

/**
 * A field of a row while somebody writes it. It is saved when it is left; what cannot be saved, or was refused, stays as it
 * was typed, with the reason.
 */
export const useRowField = ({ data, list, row, name }: RowFieldOf) => {
  const { model, change } = useMenuEdit()
  const refusals = useValue(model.refused)
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState<Typed>()
  const latest = useRef<Typed>(undefined)
  const refused = refusals.get(rowKey(list, row._id))
  const mine = refusedValue(refused, list, row, name)
  const write = (next: Typed | undefined) => {
    latest.current = next
    setTyped(next)
  }
  const type = (text: string) => write({ text, base: latest.current ? latest.current.base : row[name] })
  const save = () => {
    const { current } = latest
    if (!current) return
    const { saved, problem, value } = readText({ data, list, row, name }, current.text)
    if (problem) return write({ ...current, problem })
    write(undefined)
    if (current.text === saved && !mine) return
    change(
      [{ op: "set", list, _id: row._id, version: row.version, fields: { [name]: value } }],
      [{ [name]: current.base ?? null }],
    )
  }
  const leave = useLatest(save)
  // A sheet may close while the focus is in a field.
  useEffect(() => () => leave(), [leave])
  return {
    text: typed?.text ?? rowText(data, list, name, mine ? mine.value : row[name]),
    problem: typed ? typed.problem : mine?.code,
    refusal: !typed && mine && mine.code === undefined && refused ? refusalText(refused.error) : undefined,
    type,
    save,
  }
}
