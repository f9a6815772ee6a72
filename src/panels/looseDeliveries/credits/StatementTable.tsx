import { useMemo } from "react"
import { creditKindNames } from "../../../contract/looseDeliveries/looseCredits.ts"
import type { CreditEntry } from "../../../contract/looseDeliveries/looseCreditCalls.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import type { Column } from "../../../ui/table/column.ts"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { namedWords } from "../namedWords.ts"
import { useCreditWords } from "./creditWords.ts"

const keyOf = ({ _id }: CreditEntry) => idKey(_id)

/** The movements of a company's credits, the latest first. */
export const StatementTable = ({ entries }: { readonly entries: ReadonlyArray<CreditEntry> }) => {
  const say = useCreditWords()
  const { locale } = usePanel()
  const money = useMoney()
  const moment = useMoment()
  const columns = useMemo((): ReadonlyArray<Column<CreditEntry>> => {
    const amount = (id: "amountCents" | "balanceAfterCents", label: string) => ({
      id,
      label,
      align: "end" as const,
      area: id === "amountCents" ? ("second" as const) : ("hidden" as const),
      render: (row: CreditEntry) => money(row[id]),
    })
    return [
      { id: "at", label: say("at"), area: "second", render: ({ at }) => moment(at) },
      {
        id: "kind",
        label: say("kind"),
        area: "lead",
        render: ({ kind }) => namedWords(creditKindNames, kind, locale),
      },
      {
        id: "about",
        label: say("about"),
        area: "second",
        render: ({ delivery, reason }) => delivery ?? reason ?? "–",
      },
      { id: "by", label: say("by"), area: "hidden", render: ({ by }) => by ?? "–" },
      amount("amountCents", say("amount")),
      amount("balanceAfterCents", say("after")),
    ]
  }, [say, locale, money, moment])
  return (
    <DataTable
      label={say("statement")}
      columns={columns}
      rows={entries}
      rowKey={keyOf}
      rowLabel={({ kind, at }) =>
        say("entry", { kind: namedWords(creditKindNames, kind, locale), at: moment(at) })
      }
    />
  )
}
