import type { Kind, Reference } from "../../contract/resource/field.ts"
import { isDated } from "../../contract/resource/datedList.ts"
import { leadColumn } from "../../contract/resource/recordTitle.ts"
import { shownValue } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { shareOf } from "../../contract/resource/share.ts"
import { writtenAt } from "../../frame/written.ts"
import { Status } from "../../ui/status/Status.tsx"
import { code, strong, subtle } from "../../ui/theme/text.css.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { piece, swatch, swatched, unbroken } from "./described.css.ts"
import { ImageCell } from "./ImageCell.tsx"
import { readableValue } from "./readableValue.ts"
import { StatusMark } from "./StatusMark.tsx"
import { useReader } from "./useReader.ts"
import { useRecordClock } from "./useRecordClock.ts"
import { DatedValue, isBranch, ShareText, TreeCell } from "./kindCellParts.ts"

/** Kinds whose values one reads, or reads out, in one piece. */
const singleLineKinds: ReadonlySet<Kind> = new Set(["code", "phone", "cpf", "cnpj", "day", "moment"])

const Empty = () => (
  <span className={subtle} data-empty>
    –
  </span>
)

interface Props {
  readonly resource: Resource
  readonly name: string
  readonly row: DescribedRow
}

/** Cell of a value every record has besides its fields. */
const FrameCell = ({ resource, name, row }: Props) => {
  const { locale } = useReader(resource)
  const clock = useRecordClock(resource, row)
  if (name === "status") return row.status ? <StatusMark resource={resource} status={row.status} /> : null
  if (name === "owner") {
    if (!row.owner) return <Empty />
    const owner = row.owner.label || `#${row.owner._id}`
    return leadColumn(resource) === "owner" ? <span className={strong}>{owner}</span> : owner
  }
  const at = name === "createdAt" ? row.createdAt : row.updatedAt
  if (at === undefined) return null
  return (
    <time className={piece} dateTime={at}>
      {writtenAt(locale, at, clock)}
    </time>
  )
}

/** One field of a record in its list; in a tree what it is called stands as far in as the record. */
export const KindCell = (props: Props) => {
  const { resource, name, row } = props
  const value = isDated(resource, name) ? (
    <DatedValue {...props}>{(now) => <FieldCell {...props} row={now} />}</DatedValue>
  ) : (
    <FieldCell {...props} />
  )
  if (!isBranch(resource, name)) return value
  return <TreeCell {...{ resource, row }}>{value}</TreeCell>
}

/** One field of a record, by the field's kind. */
const FieldCell = (props: Props) => {
  const { resource, name, row } = props
  const reader = { ...useReader(resource), clock: useRecordClock(resource, row) }
  const field = resource.fields[name]
  if (!field) return <FrameCell {...props} />
  const value = shownValue(field, row[name])
  const text = readableValue(reader, name, field, value)
  if (field.kind === "flag")
    return (
      <Status tone={value === true ? "success" : "neutral"}>
        {reader.say(value === true ? "yes" : "no")}
      </Status>
    )
  const share = shareOf(field, value, row)
  if (share) return <ShareText {...{ share, reader, text }} />
  if (text === "") return <Empty />
  if (name === leadColumn(resource))
    return <span className={field.kind === "code" ? `${strong} ${unbroken}` : strong}>{text}</span>
  if (field.kind === "image")
    return <ImageCell image={value as Reference} name={text} title={titleOf(resource, row)} />
  if (field.kind === "colour")
    return (
      <span className={swatched}>
        <i className={swatch} style={{ background: text }} />
        {text}
      </span>
    )
  if (!singleLineKinds.has(field.kind)) return text
  return <span className={field.kind === "code" ? `${code} ${piece}` : piece}>{text}</span>
}
