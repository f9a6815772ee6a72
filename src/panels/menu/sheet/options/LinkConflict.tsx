import type { LinkOp } from "../../../../contract/menu/changes/linkValues.ts"
import { rowWithId } from "../../../../contract/menu/lookups.ts"
import type { MenuData } from "../../../../contract/menu/menuData.ts"
import { useMoney } from "../../../../frame/useMoney.ts"
import { ConflictDialog } from "../../../../resource/editor/ConflictDialog.tsx"
import type { Texts } from "../../../../resource/editor/textDraft.ts"
import type { Clash } from "../../clashes.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { rewriting } from "./rewriting.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly clash: Clash
  readonly link: LinkOp
  /** Key of the row whose change was refused. */
  readonly rowKey: string
  readonly onClose: () => void
}

const textsOf = (values: Clash["mine"]): Texts<string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** Asks whether one's own value of a group or an ingredient of an item counts or the one somebody else saved first. */
const LinkConflict = ({ data, clash, link, rowKey: key, onClose }: Props) => {
  const say = useOptionWords()
  const money = useMoney()
  const { model, change } = useMenuEdit()
  const { base, mine, theirs } = clash
  const theirTexts = textsOf(theirs)
  const linked =
    link.op === "link" ? rowWithId(data.groups, link.group) : rowWithId(data.ingredients, link.ingredient)
  const name = linked?.name ?? ""
  const labels: Readonly<Record<string, string>> = {
    isLinked: name,
    min: say("minOf", { name }),
    max: say("maxOf", { name }),
    withoutCents: say("cheaper", { name }),
  }
  const priceLabel = (ids: string) => {
    const names = ids.split(":").map((id) => rowWithId(data.options, id)?.name ?? "")
    return say("priceOf", { name: names.join(" · ") })
  }
  const display = (field: string, text: string) => {
    if (field === "isLinked") return say(text === "true" ? "isThere" : "isNotThere")
    if (text === "null") return say(field === "withoutCents" ? "goesWith" : "asInGroup")
    return field === "min" || field === "max" ? text : money(Number(text))
  }
  const save = (chosen: Texts<string>) => {
    const names = Object.keys(theirs).filter((field) => chosen[field] !== theirTexts[field])
    model.giveUp(key)
    if (names.length > 0)
      change([rewriting(data, link, Object.fromEntries(names.map((one) => [one, mine[one]])))])
    onClose()
  }
  return (
    <ConflictDialog
      base={textsOf(base)}
      yours={textsOf(mine)}
      theirs={theirTexts}
      label={(field) => labels[field] ?? priceLabel(field)}
      display={display}
      onSave={save}
      onCancel={onClose}
    />
  )
}

export default LinkConflict
