import type { HistoryEntry } from "../../contract/resource/history.ts"
import { partedChanges } from "../../contract/resource/partedChanges.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { writtenMoment } from "../../frame/written.ts"
import { Icon, type IconShape } from "../../ui/icon/Icon.tsx"
import { chevronRight, chevronsUpDown, eye, logOut, plus, trash } from "../../ui/icon/icons.ts"
import { download, clock, pencil } from "../../ui/icon/listIcons.ts"
import * as css from "./history.css.ts"
import { ban, logIn, rightLeft } from "./icons.ts"
import { readableValue } from "./readableValue.ts"
import { statusName } from "./StatusMark.tsx"
import { type RecordReader, useRecordReader } from "./record/useRecordReader.ts"

interface Props {
  readonly resource: Resource
  readonly entry: HistoryEntry
}

const icons: Readonly<Record<string, IconShape>> = {
  CREATE: plus,
  UPDATE: pencil,
  STATUS: rightLeft,
  ORDER: chevronsUpDown,
  DELETE: trash,
  EXPORT: download,
  REVEAL: eye,
  MERGE: rightLeft,
  HOURS: clock,
  LOGIN: logIn,
  LOGIN_REFUSED: ban,
  LOGOUT: logOut,
}

/** What was done, in the reader's words; a word nobody here knows reads as a change. */
const actionWord = ({ say }: RecordReader, action: string): string =>
  action in icons ? say(`action.${action}` as "action.UPDATE") : say("action.other")

const written = (reader: RecordReader, { fields }: Resource, name: string, value: unknown): string => {
  const field = fields[name]
  if (name === "status" && typeof value === "string") return statusName(reader.word, value)
  if (field) return readableValue(reader, name, field, value)
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

type Change = HistoryEntry["changes"][number]

/** A field of which all was shown, and of which item of a list; its value is in no log. */
const RevealedLine = ({ resource, change }: { resource: Resource; change: Change }) => {
  const { word, say } = useRecordReader(resource)
  return (
    <div className={css.change}>
      <dt>{word(`column.${change.field}`)}</dt>
      <dd>
        {typeof change.new === "string" && `${change.new}: `}
        {say("revealed")}
      </dd>
    </div>
  )
}

const ChangeLine = ({ resource, change }: { resource: Resource; change: Change }) => {
  const reader = useRecordReader(resource)
  const key = `column.${change.field}`
  const name = reader.word(key)
  const before = written(reader, resource, change.field, change.old)
  const after = written(reader, resource, change.field, change.new)
  const nothing = reader.say(change.old === undefined && change.new === undefined ? "unsaid" : "nothing")
  return (
    <div className={css.change}>
      <dt>{name === key ? change.field : name}</dt>
      <dd>
        {before === "" ? <span className={css.none}>{nothing}</span> : <del>{before}</del>}
        <Icon shape={chevronRight} size={14} />
        {after === "" ? <span className={css.none}>{nothing}</span> : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

/** One thing that was done to a record. */
export const HistoryLine = ({ resource, entry }: Props) => {
  const reader = useRecordReader(resource)
  const { actor, action, at, changes, reason } = entry
  const Line = action === "REVEAL" ? RevealedLine : ChangeLine
  return (
    <li className={css.line}>
      <span className={css.mark}>
        <Icon shape={icons[action] ?? pencil} size={14} />
      </span>
      <div className={css.matter}>
        <p className={css.what}>
          <span>
            <strong>{actor ? actor.label || `#${actor._id}` : reader.say("server")}</strong>{" "}
            {actionWord(reader, action)}
          </span>
          <time dateTime={at}>{writtenMoment(reader.locale, at)}</time>
        </p>
        {reason ? <p className={css.reason}>{reason}</p> : null}
        {changes.length > 0 && (
          <dl className={css.changes}>
            {partedChanges(resource, changes).map((change) => (
              <Line key={change.field} {...{ resource, change }} />
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
