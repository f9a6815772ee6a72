import { useMemo } from "react"
import type { ClosingPreview } from "../../contract/finance/invoicing.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { useInvoiceWords } from "./words.ts"
import * as css from "./invoices.css.ts"

const State = ({ row: { problem, invoice, direction } }: { readonly row: ClosingPreview }) => {
  const say = useInvoiceWords()
  if (invoice) return <Status tone="off">{say("closedIn", { number: invoice.number })}</Status>
  if (problem) return <Status tone="warning">{say(`problem.${problem}`)}</Status>
  return direction === "PAYOUT" ? (
    <Status tone="info">{say("payout")}</Status>
  ) : (
    <Status tone="success">{say("receivable")}</Status>
  )
}

/** True if the amounts were computed. In all other cases data is missing, or everything is already in an invoice. */
const isWorkedOut = ({ problem }: ClosingPreview) => problem === null || problem === "OPEN_ORDERS"

const useColumns = (): ReadonlyArray<Column<ClosingPreview>> => {
  const say = useInvoiceWords()
  const money = useMoney()
  return useMemo(() => {
    const amount = (id: "charges" | "credits" | "net") => ({
      id,
      label: say(id),
      align: "end" as const,
      area: "second" as const,
      isNamed: true,
      render: (row: ClosingPreview) => (isWorkedOut(row) ? money(row[id]) : "–"),
    })
    return [
      { id: "company", area: "lead", label: say("company"), render: ({ company }) => company.name },
      {
        id: "orders",
        area: "hidden",
        align: "end",
        label: say("orders"),
        render: ({ orders }) => String(orders),
      },
      amount("charges"),
      amount("credits"),
      amount("net"),
      { id: "state", area: "tags", label: say("state"), render: (row) => <State row={row} /> },
    ]
  }, [say, money])
}

/** Returns the key of a company in the preview. */
export const keyOf = ({ company }: ClosingPreview) => String(company._id)
const nameOf = ({ company }: ClosingPreview) => company.name

/** True if a company may be closed. */
export const isClosable = ({ problem }: ClosingPreview) => problem === null

interface Props {
  readonly rows: ReadonlyArray<ClosingPreview>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** Amounts each company would owe or receive; companies that cannot be closed show the reason and stay unselected. */
export const PreviewStep = ({ rows, selected, onSelect }: Props) => {
  const say = useInvoiceWords()
  const money = useMoney()
  const columns = useColumns()
  const shown = useMemo(
    () =>
      rows
        .filter(({ problem }) => problem !== "NOTHING")
        .toSorted((one, other) => Number(one.problem !== null) - Number(other.problem !== null)),
    [rows],
  )
  const closable = useMemo(() => new Set(shown.filter(isClosable).map(keyOf)), [shown])
  const sum = (direction: ClosingPreview["direction"]) =>
    shown
      .filter((row) => selected.has(keyOf(row)) && row.direction === direction)
      .reduce((total, { net }) => total + net, 0)
  if (shown.length === 0) return <EmptyState icon={file} title={say("noneTitle")} text={say("noneText")} />
  const idle = rows.length - shown.length
  return (
    <div className={css.stack}>
      <output>
        {say("selected", {
          count: selected.size,
          receivable: money(sum("RECEIVABLE")),
          payout: money(sum("PAYOUT")),
        })}
      </output>
      <DataTable
        label={say("companies")}
        {...{ columns }}
        rows={shown}
        rowKey={keyOf}
        rowLabel={nameOf}
        selection={{
          selected,
          onChange: (next) => onSelect(new Set([...next].filter((key) => closable.has(key)))),
          selectLabel: (name) => say("select", { name }),
          allLabel: say("selectAll"),
        }}
      />
      {idle > 0 && <p className={css.muted}>{say("idle", { count: idle })}</p>}
    </div>
  )
}
