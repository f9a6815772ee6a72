import { Icon, type IconShape } from "../../../ui/icon/Icon.tsx"
import { chevronRight, chevronsUpDown, eye, logOut, plus, trash } from "../../../ui/icon/icons.ts"
import { clock, download, pencil } from "../../../ui/icon/listIcons.ts"
import { muted, subtle } from "../../../ui/theme/text.css.ts"
import { ban, logIn, rightLeft } from "../icons.ts"
import { readMoment } from "../readableValue.ts"
import type { RecordReader } from "../record/useRecordReader.ts"
import * as css from "./history.css.ts"
import type { ReadChange, ReadEntry } from "./readEntry.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"

const icons: Readonly<Record<string, IconShape>> = {
  CREATE: plus,
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

interface ChangeProps {
  readonly change: ReadChange
  readonly say: RecordReader["say"]
}

/** A field of which all was shown, and of which item of a list; its value is in no log. */
const RevealedLine = ({ change: { name, after }, say }: ChangeProps) => (
  <div className={css.change}>
    <dt>{name}</dt>
    <dd>
      {after && `${after}: `}
      {say("revealed")}
    </dd>
  </div>
)

/** A field that changed: what it was and what it is. */
export const ChangeLine = ({ change, say }: ChangeProps) => {
  const { name, before, after, isUnsaid } = change
  const nothing = <span className={subtle}>{say(isUnsaid ? "unsaid" : "nothing")}</span>
  return (
    <div className={css.change}>
      <dt>{name}</dt>
      <dd>
        {before === "" ? nothing : <del>{before}</del>}
        <Icon shape={chevronRight} size={14} />
        {after === "" ? nothing : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

interface Props {
  readonly of: ReadEntry
  readonly reader: RecordReader
}

/** One thing that was done to a record. */
export const HistoryLine = ({ of: { entry, actor, action: what, changes, note }, reader }: Props) => {
  const { say } = reader
  const { action, at } = entry
  const Line = action === "REVEAL" ? RevealedLine : ChangeLine
  return (
    <li className={css.line}>
      <span className={css.mark}>
        <Icon shape={entryOf(icons, action) ?? pencil} size={14} />
      </span>
      <div className={css.matter}>
        <p className={css.what}>
          <span>
            <strong>{actor}</strong> {what}
          </span>
          <time dateTime={at}>{readMoment(reader, at)}</time>
        </p>
        {note === "" ? null : <p className={muted}>{note}</p>}
        {changes.length > 0 && (
          <dl className={css.changes}>
            {changes.map((change) => (
              <Line key={change.field} {...{ change, say }} />
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
