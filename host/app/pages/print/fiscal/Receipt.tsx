import { zoneOf } from "balcao/contract"
import { QrCode } from "balcao/ui"
import { Fragment } from "react"
import { qr } from "../codes/codes.css.ts"
import type { PaperWidth } from "../printOptions.ts"
import { Sheet } from "../Sheet.tsx"
import { type OrderProps, useSheetName } from "../SheetHead.tsx"
import { centered, part, small, strong } from "../sheet.css.ts"
import * as css from "./fiscal.css.ts"
import { groupedKey, writtenCents, writtenCnpj, writtenCpf, writtenMoment } from "./fiscalText.ts"
import { fiscalWords as words } from "./fiscalWords.ts"
import { ReceiptItems } from "./ReceiptItems.tsx"
import { ReceiptTotals } from "./ReceiptTotals.tsx"
import { Watermark } from "./Watermark.tsx"
import type { DocumentProps } from "./DocumentProps.ts"

const Head = ({
  document: { model, status, environment, issuer },
  copy,
}: DocumentProps & { copy: number }) => (
  <header className={centered}>
    <p className={strong}>{issuer.name}</p>
    <p>
      {words.cnpj} {writtenCnpj(issuer.cnpj)}
      {issuer.ie && ` · ${words.ie} ${issuer.ie}`}
    </p>
    {issuer.address && <p>{issuer.address}</p>}
    <h2 className={css.title}>{words.titles[model] ?? model}</h2>
    {environment !== "PRODUCTION" && <p className={strong}>{words.test}</p>}
    {words.states[status] !== undefined && <p className={strong}>{words.states[status]}</p>}
    {copy > 1 && (
      <p>
        {copy}
        {words.again}
      </p>
    )}
  </header>
)

/** An address that is wider than a roll, broken before a dot or a slash. */
const Address = ({ url }: { readonly url: string }) => (
  <a href={url}>
    {url.split(/(?=[./])/).map((piece, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- pieces may be alike, and hold no state
      <Fragment key={at}>
        <wbr />
        {piece}
      </Fragment>
    ))}
  </a>
)

/** Instructions for looking up the document. */
const Consult = ({ document, zone }: DocumentProps & { readonly zone: string }) => {
  const { model, key, consultUrl, recipientCpf, number, series, issuedAt, protocol, qrCodeUrl } = document
  return (
    <div className={`${part} ${centered}`}>
      {consultUrl && <p>{words.consult}</p>}
      {consultUrl && <Address url={consultUrl} />}
      <p className={small}>{words.key}</p>
      <p className={css.key}>{groupedKey(key)}</p>
      <p className={css.fact}>
        {recipientCpf ? `${words.consumer} ${writtenCpf(recipientCpf)}` : words.noConsumer}
      </p>
      <p className={css.fact}>
        {model === "NFCE" ? words.number : words.otherNumber} {number} {words.series} {series}{" "}
        {writtenMoment(issuedAt, zone)}
      </p>
      {protocol && (
        <p>
          {words.protocol}: {protocol}
        </p>
      )}
      {qrCodeUrl && (
        <div className={qr}>
          <QrCode text={qrCodeUrl} label={words.qr} size="28mm" />
        </div>
      )}
    </div>
  )
}

interface Props extends DocumentProps, OrderProps {
  readonly width: PaperWidth
}

/** A fiscal document as it was issued elsewhere, laid out as the receipt for its customer. */
export const Receipt = ({ document, width, ...props }: Props) => {
  const { taxesCents, environment } = document
  return (
    <Sheet label={useSheetName(props, "fiscalSheet")} width={width} lang="pt-BR">
      <div className={css.receipt}>
        <Head document={document} copy={props.order.copy ?? 1} />
        <ReceiptItems items={document.items} />
        <ReceiptTotals document={document} />
        <Consult document={document} zone={zoneOf(props.order.company)} />
        {typeof taxesCents === "number" && (
          <p className={`${part} ${centered}`}>
            {words.taxes} {writtenCents(taxesCents)}
          </p>
        )}
        {environment !== "PRODUCTION" && <Watermark />}
      </div>
    </Sheet>
  )
}
