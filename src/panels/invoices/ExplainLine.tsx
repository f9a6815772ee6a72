import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import {
  type ExplainedOrder,
  invoicing,
  isOfOrders,
  type OrderKind,
} from "../../contract/finance/invoicing.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useTask } from "../../frame/useTask.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Select } from "../../ui/select/Select.tsx"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { useLineName } from "./InvoiceSheet.tsx"
import { useInvoiceWords } from "./words.ts"
import { muted, stack } from "./invoices.css.ts"

interface LoadedOrders {
  readonly orders: ReadonlyArray<ExplainedOrder>
  readonly next: RecordId | null
}

/** The orders behind a line, the next ones after those that are there. */
const useOrders = (id: RecordId, kind: OrderKind) => {
  const { api } = usePanel().client
  const { run, busy, error } = useTask<ApiError>()
  const [found, setFound] = useState<LoadedOrders>()
  const load = useCallback(
    (before: LoadedOrders | undefined) => {
      const body = { kind, ...(before?.next && { after: before.next }) }
      run(
        Effect.map(api.call(invoicing.explain, { params: { id }, body }), ({ orders, next }) =>
          setFound({ orders: [...(before?.orders ?? []), ...orders], next }),
        ),
      )
    },
    [api, run, id, kind],
  )
  useEffect(() => load(undefined), [load])
  return { found, busy, error, load }
}

const useColumns = (store: RowOf<typeof invoices>["owner"]): ReadonlyArray<Column<ExplainedOrder>> => {
  const say = useInvoiceWords()
  const money = useMoney()
  const moment = useMoment(store)
  return useMemo(
    () => [
      { id: "order", area: "id", label: say("order"), render: ({ _id }) => `#${_id}` },
      { id: "placedAt", area: "lead", label: say("placedAt"), render: ({ placedAt }) => moment(placedAt) },
      { id: "contract", area: "second", label: say("contract"), render: ({ contract }) => contract },
      {
        id: "total",
        area: "second",
        isNamed: true,
        align: "end",
        label: say("total"),
        render: ({ totalCents }) => money(totalCents),
      },
      {
        id: "share",
        area: "tags",
        align: "end",
        label: say("share"),
        render: ({ amountCents }) => money(amountCents),
      },
    ],
    [say, money, moment],
  )
}

const Orders = ({
  row: { _id: id, owner },
  kind,
}: {
  readonly row: RowOf<typeof invoices>
  readonly kind: OrderKind
}) => {
  const say = useInvoiceWords()
  const columns = useColumns(owner)
  const { found, busy, error, load } = useOrders(id, kind)
  if (error) return <LoadFailure title={say("explainFailed")} error={error} onRetry={() => load(found)} />
  return (
    <>
      <DataTable
        label={say("orders")}
        {...{ columns }}
        rows={found?.orders ?? []}
        rowKey={({ _id }) => String(_id)}
        rowLabel={({ _id }) => `#${_id}`}
        isBusy={busy}
        skeletonRows={found ? 0 : 5}
      />
      {found?.next != null && (
        <Button busy={busy} onPress={() => load(found)}>
          {say("more")}
        </Button>
      )}
    </>
  )
}

/** Asks for one of the entries that come from orders, and shows these. */
export const ExplainLine = ({ row }: { readonly row: RowOf<typeof invoices> }) => {
  const say = useInvoiceWords()
  const nameOf = useLineName()
  const lines = row.lines.filter(({ kind }) => isOfOrders(kind))
  const [chosen, setChosen] = useState<string>()
  const kind = chosen ?? lines[0]?.kind
  return (
    <section className={stack} aria-label={say("explainTitle")}>
      <strong>{say("explainTitle")}</strong>
      {isOfOrders(kind) ? (
        <>
          <Select
            label={say("explainLabel")}
            options={lines.map((line) => ({ id: line.kind ?? "", label: nameOf(line) }))}
            value={kind}
            onChange={setChosen}
          />
          <Orders key={kind} {...{ row, kind }} />
        </>
      ) : (
        <p className={muted}>{say("explainNone")}</p>
      )}
    </section>
  )
}
