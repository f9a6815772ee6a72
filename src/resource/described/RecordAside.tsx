import { Fragment } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { writtenMoment } from "../../frame/written.ts"
import { facts } from "../editor/facts.css.ts"
import type { DescribedRow } from "./describedRow.ts"
import { KindCell } from "./KindCell.tsx"
import { useParts } from "./parts.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
}

/** What the server says of a record, beside its fields. */
export const RecordAside = ({ resource, row }: Props) => {
  const reader = useReader(resource)
  const { aside: Own, cells = {} } = useParts()
  const { word, locale } = reader
  const said = Object.entries(resource.fields).filter(([, { rules }]) => rules.from === "server")
  const known = [
    [word("column.id"), String(row._id)],
    ...(row.owner ? [[word("column.owner"), row.owner.label]] : []),
    ...said.map(([name]) => {
      const Cell = cells[name]
      const value = Cell ? <Cell row={row} /> : <KindCell {...{ resource, name, row }} />
      return [word(`column.${name}`), value] as const
    }),
    ...(row.createdAt ? [[word("column.createdAt"), writtenMoment(locale, row.createdAt)]] : []),
    ...(row.updatedAt ? [[word("column.updatedAt"), writtenMoment(locale, row.updatedAt)]] : []),
  ]
  if (Own) return <Own row={row} />
  return (
    <dl className={facts}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value || "–"}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
