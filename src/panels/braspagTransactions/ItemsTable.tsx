import { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import { useMemo } from "react"
import type { Field, Fields } from "../../contract/resource/field.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { Clock } from "../../frame/clock.ts"
import { readableValue } from "../../resource/described/readableValue.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { useRecordClock } from "../../resource/described/useRecordClock.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { history } from "../../resource/pagedHistory.css.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { history as historyIcon } from "../../ui/icon/icons.ts"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"

type Item = Readonly<Record<string, unknown>>

interface Numbered {
  readonly item: Item
  readonly at: number
}

interface Props {
  /** The list field whose items are shown. */
  readonly name: "events" | "operations" | "splits"
  readonly row: RowOf<typeof braspagTransactions>
}

const resource = braspagTransactions

const amounts = new Set(["money", "percent", "count", "decimal"])

const useColumns = (clock: Clock, list: string, fields: Fields): ReadonlyArray<Column<Numbered>> => {
  const words = useReader(resource)
  const reader = useMemo(() => ({ ...words, clock }), [words, clock])
  return useMemo(
    () =>
      Object.entries(fields).map(([name, field], at) => ({
        id: name,
        label: reader.word(`column.${list}.${name}`),
        area: at === 0 ? "lead" : "second",
        isNamed: at > 0,
        ...(amounts.has(field.kind) && { align: "end" }),
        render: ({ item }) => readableValue(reader, `${list}.${name}`, field, item[name]),
      })),
    [reader, list, fields],
  )
}

/** The items of a list field that the server writes, as a table. */
export const ItemsTable = ({ name, row }: Props) => {
  const { word, say } = useRecordReader(resource)
  const { fields = {} }: Field = resource.fields[name]
  const columns = useColumns(useRecordClock(resource, row), name, fields)
  const rows = useMemo(
    () => (row[name] as ReadonlyArray<Item>).map((item, at) => ({ item, at })),
    [row, name],
  )
  const label = word(`column.${name}`)
  const [first = ""] = Object.keys(fields)
  if (rows.length === 0) return <EmptyState icon={historyIcon} title={say("historyEmpty")} />
  return (
    <section className={history} aria-label={label}>
      <DataTable
        {...{ label, columns, rows }}
        rowKey={({ at }) => String(at)}
        rowLabel={({ item }) => String(item[first])}
      />
    </section>
  )
}
