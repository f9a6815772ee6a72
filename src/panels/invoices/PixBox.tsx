import type { PixPayment } from "../../contract/finance/billing.ts"
import { QrCode } from "../../ui/code/QrCode.tsx"
import { useInvoiceWords } from "./words.ts"
import { pixBox } from "./invoices.css.ts"

/** Payment of an invoice by Pix: a code to scan, also on paper, and the same code as text. */
export const PixBox = ({ payment }: { readonly payment: PixPayment }) => {
  const say = useInvoiceWords()
  return (
    <section className={pixBox} aria-label={say("pix")}>
      <QrCode text={payment.code} label={say("pixQr")} size="38mm" />
      <div>
        <strong>{say("pix")}</strong>
        <p>{say("pixText")}</p>
        <dl>
          <dt>{say("pixTo")}</dt>
          <dd>{payment.receiver}</dd>
          <dt>{say("pixCode")}</dt>
          <dd>
            <code>{payment.code}</code>
          </dd>
        </dl>
      </div>
    </section>
  )
}
