import { useEffect, useState } from "react"
import type { GroupRow, ItemGroup, ItemRow } from "../../../../contract/menu/menuData.ts"
import { PanelNumberField } from "../../../../frame/fields/PanelNumberField.tsx"
import { useLatest } from "../../../../frame/useLatest.ts"
import { numberProblem } from "../../../../ui/field/numberText.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  readonly group: GroupRow
  readonly link: ItemGroup
  readonly name: "min" | "max"
  readonly label: string
}

/** The limit of a group in one item; when empty, the group's own counts. Saved when it is left. */
export const LimitField = ({ item, group, link, name, label }: Props) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [written, setWritten] = useState<{ readonly text: string; readonly over: number | null }>()
  const typed = written?.text
  const saved = link[name] === undefined ? "" : String(link[name])
  const text = typed ?? saved
  const value = text === "" ? undefined : Number(text)
  const after = { ...link, [name]: value }
  const max = after.max ?? group.max ?? Infinity
  const isCrossed = (after.min ?? group.min) > max || (name === "max" && value === 0)
  const isWrong = text !== "" && (numberProblem(text, 0) !== undefined || Number(text) < 0)
  const save = () => {
    if (!written || isWrong || isCrossed) return
    setWritten(undefined)
    if (typed === saved) return
    const op = { op: "link", item: item._id, group: group._id, [name]: value ?? null } as const
    change([op], [{ isLinked: true, [name]: written.over }])
  }
  const type = (next: string) =>
    setWritten({ text: next, over: written ? written.over : (link[name] ?? null) })
  const leave = useLatest(save)
  // A sheet may close while the focus is in a field.
  useEffect(() => () => leave(), [leave])
  return (
    <PanelNumberField
      label={label}
      hint={say("asGroup")}
      digits={0}
      isReadOnly={!mayEdit}
      value={text}
      error={typed !== undefined && isCrossed ? say("crossed") : undefined}
      onChange={type}
      onBlur={save}
    />
  )
}
