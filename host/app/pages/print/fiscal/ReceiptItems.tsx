import * as css from "./fiscal.css.ts"
import { writtenAmount, writtenCents } from "./fiscalText.ts"
import { fiscalWords } from "./fiscalWords.ts"
import type { DocumentProps } from "./DocumentProps.ts"

/** Items sold, two lines each: code and name above the amounts. */
export const ReceiptItems = ({ items }: Pick<DocumentProps["document"], "items">) => {
  const [code, name, ...figures] = fiscalWords.headings
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th scope="col">{code}</th>
          <th scope="col" colSpan={3}>
            {name}
          </th>
        </tr>
        <tr>
          {figures.map((heading) => (
            <th key={heading} scope="col" className={css.figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and they hold no state
        <tbody key={at} className={css.item}>
          <tr>
            <td>{item.code}</td>
            <td colSpan={3}>{item.name}</td>
          </tr>
          <tr>
            <td className={css.figure}>{writtenAmount(item.quantity)}</td>
            <td className={css.figure}>{item.unit}</td>
            <td className={css.figure}>{writtenCents(item.unitPriceCents)}</td>
            <td className={css.figure}>{writtenCents(item.totalCents)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
