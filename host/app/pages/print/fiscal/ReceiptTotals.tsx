import { amount, part, row, strong } from "../sheet.css.ts"
import { writtenCents } from "./fiscalText.ts"
import { fiscalWords as words } from "./fiscalWords.ts"
import type { DocumentProps } from "./DocumentProps.ts"

interface RowProps {
  readonly name: string
  readonly value: string
  readonly isStrong?: boolean
}

const Row = ({ name, value, isStrong = false }: RowProps) => (
  <p className={isStrong ? `${row} ${strong}` : row}>
    <span>{name}</span>
    <span className={amount}>{value}</span>
  </p>
)

/** Total of the items and the payments. */
export const ReceiptTotals = ({ document }: DocumentProps) => {
  const { items, discountCents = 0, freightCents = 0, totalCents, payments = [] } = document
  const products = items.reduce((sum, item) => sum + item.totalCents, 0)
  return (
    <div className={part}>
      <Row name={words.count} value={String(items.length)} />
      <Row name={words.products} value={writtenCents(products)} />
      {discountCents > 0 && <Row name={words.discount} value={writtenCents(discountCents)} />}
      {freightCents > 0 && <Row name={words.freight} value={writtenCents(freightCents)} />}
      <Row name={words.total} value={writtenCents(totalCents)} isStrong />
      {payments.length > 0 && <Row name={words.payment} value={words.paid} />}
      {payments.map(({ method, amountCents }) => (
        <Row
          key={`${method} ${amountCents}`}
          name={words.methods[method] ?? words.otherMethod}
          value={writtenCents(amountCents)}
        />
      ))}
    </div>
  )
}
