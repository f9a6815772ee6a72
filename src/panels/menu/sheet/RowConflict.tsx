import type { MenuData } from "../../../contract/menu/menuData.ts"
import { menuLists } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { clockIn } from "../../../frame/clock.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { fromText } from "../../../resource/described/kindTexts.ts"
import { readableText } from "../../../resource/described/RecordConflict.tsx"
import { statusName } from "../../../resource/described/StatusMark.tsx"
import { useReader } from "../../../resource/described/useReader.ts"
import { ConflictDialog } from "../../../resource/editor/ConflictDialog.tsx"
import type { Texts } from "../../../resource/editor/textDraft.ts"
import type { Clash } from "../clashes.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { rowText } from "./rowTexts.ts"
import { useSheetWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly clash: Clash
  /** Key of the row whose change was refused. */
  readonly rowKey: string
  readonly onClose: () => void
}

/** The changes that make the chosen texts a row's, where they differ from what somebody else saved. */
const opsOf = (
  data: MenuData,
  { list, row, theirs }: Clash,
  before: Texts<string>,
  chosen: Texts<string>,
): ReadonlyArray<MenuOp> => {
  const { fields }: Resource = menuLists[list]
  const { _id, version } = row
  const names = Object.keys(theirs).filter((name) => chosen[name] !== before[name])
  const { timeZone } = data.store
  const set = Object.fromEntries(
    names.flatMap((name) =>
      fields[name] ? [[name, fromText(fields[name], chosen[name] ?? "", timeZone)]] : [],
    ),
  )
  return [
    ...(Object.keys(set).length > 0 ? [{ op: "set" as const, list, _id, version, fields: set }] : []),
    ...(names.includes("status")
      ? [{ op: "status" as const, list, _id, version, to: chosen["status"] ?? "" }]
      : []),
  ]
}

/** Asks, field by field, whether one's own value of a row counts or the one somebody else saved first. */
const RowConflict = ({ data, clash, rowKey: key, onClose }: Props) => {
  const say = useSheetWords()
  const { list, base, mine, theirs } = clash
  const resource: Resource = menuLists[list]
  const reader = useReader(resource)
  const { model, change } = useMenuEdit()
  const viewed = useValue(usePanel().client.session.company)
  const textsOf = (values: Readonly<Record<string, unknown>>): Texts<string> =>
    Object.fromEntries(
      Object.keys(theirs).map((name) => [
        name,
        name === "status" ? String(values[name] ?? "") : rowText(data, list, name, values[name]),
      ]),
    )
  const theirTexts = textsOf(theirs)
  return (
    <ConflictDialog
      base={textsOf(base)}
      yours={textsOf(mine)}
      theirs={theirTexts}
      label={(name) => (name === "status" ? say("status") : reader.word(`column.${name}`))}
      display={(name, text) =>
        name === "status"
          ? statusName(reader.word, text)
          : readableText({ ...reader, clock: clockIn(data.store.timeZone, viewed) }, resource, name, text)
      }
      onSave={(chosen) => {
        const ops = opsOf(data, clash, theirTexts, chosen)
        model.giveUp(key)
        if (ops.length > 0) change(ops)
        onClose()
      }}
      onCancel={onClose}
    />
  )
}

export default RowConflict
