import { Fragment } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { facts } from "../editor/facts.css.ts"
import type { DescribedRow } from "./describedRow.ts"
import { KindCell } from "./KindCell.tsx"
import { useParts } from "./parts.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
}

/** Values the server provides for a record, shown beside its fields. */
export const RecordAside = ({ resource, row }: Props) => {
  const reader = useReader(resource)
  const { aside: Own, cells = {} } = useParts()
  const { word } = reader
  const shownFacts = Object.entries(resource.fields).flatMap(([name, { rules }]) =>
    rules.from === "server" ? [name] : [],
  )
  const times = (["createdAt", "updatedAt"] as const).filter((name) => row[name])
  const known = [
    [word("column.id"), String(row._id)],
    ...(row.owner ? [[word("column.owner"), row.owner.label]] : []),
    ...[...shownFacts, ...times].map((name) => {
      const Cell = cells[name]
      const value = Cell ? <Cell row={row} /> : <KindCell {...{ resource, name, row }} />
      return [word(`column.${name}`), value] as const
    }),
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
