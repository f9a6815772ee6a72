import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { Ref } from "react"
import type { PixPayment } from "../../contract/finance/billing.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { invoiceLineKinds } from "../../contract/finance/invoiceLines.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { writtenDay } from "../../frame/written.ts"
import { useOwedKey, useReadsAsStore } from "./useReadsAsStore.ts"
import { useInvoiceWords } from "./words.ts"
import { sheet } from "./invoices.css.ts"
import { PixBox } from "./PixBox.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props {
  readonly row: RowOf<typeof invoices>
  /** Payment data, if an amount is owed. */
  readonly payment?: PixPayment | undefined
  readonly ref?: Ref<HTMLElement>
}

/** A line of a closed period. */
type InvoiceLine = RowOf<typeof invoices>["lines"][number]

/** Names a line of a period; one of a kind nobody here knows by the kind itself. */
export const useLineName = () => {
  const { locale } = usePanel()
  return ({ kind }: InvoiceLine): string =>
    wordsIn(entryOf(invoiceLineKinds, kind) ?? [kind ?? "", kind ?? ""], locale)
}

/** Everything an invoice adds up, each with its name. */
const useEntries = (row: RowOf<typeof invoices>) => {
  const nameOf = useLineName()
  const { lines, adjustments } = row
  return [
    ...lines.map((line) => ({ ...line, name: nameOf(line) })),
    ...adjustments.map((one) => ({ ...one, quantity: undefined, name: one.description ?? "" })),
  ]
}

const Entries = ({ row }: { readonly row: RowOf<typeof invoices> }) => {
  const say = useInvoiceWords()
  const money = useMoney()
  const entries = useEntries(row)
  const readsAsStore = useReadsAsStore()
  // Charges are less for the store, and more for the platform.
  const sign = readsAsStore ? -1 : 1
  const sums = [
    [readsAsStore ? "yourCharges" : "charges", sign * (row.charges ?? 0)],
    [readsAsStore ? "yourCredits" : "credits", -sign * (row.credits ?? 0)],
  ] as const
  return (
    <table>
      <caption hidden>{say("linesTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("line")}</th>
          <th scope="col">{say("quantity")}</th>
          <th scope="col">{say("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, quantity, side, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no other name
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{quantity ?? ""}</td>
            <td>{money((side === "CREDIT" ? -sign : sign) * Number(amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>
              {say(name)}
            </th>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** An invoice as it is read and printed: whose it is, for which days, what it adds up, and how it is paid. */
export const InvoiceSheet = ({ row, payment, ref }: Props) => {
  const { locale } = usePanel()
  const say = useInvoiceWords()
  const money = useMoney()
  const day = (name: "periodFrom" | "periodTo" | "dueOn") => writtenDay(locale, row[name])
  const title = say("sheetTitle", { number: row.number })
  const owedKey = useOwedKey()
  const { owner } = row
  return (
    <article ref={ref} className={sheet} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        <dt>{say("company")}</dt>
        <dd>{owner?.label}</dd>
        <dt>{say("period")}</dt>
        <dd>{say("periodValue", { from: day("periodFrom"), to: day("periodTo") })}</dd>
        <dt>{say("due")}</dt>
        <dd>{day("dueOn")}</dd>
      </dl>
      <Entries row={row} />
      <p>
        <strong>{say(owedKey(row.direction), { net: money(row.net ?? 0) })}</strong>
      </p>
      {payment && <PixBox payment={payment} />}
    </article>
  )
}
