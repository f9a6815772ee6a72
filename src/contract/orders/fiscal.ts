import * as Schema from "effect/Schema"
import { oneOf } from "../wire/reading.ts"
import { Moment } from "../wire/text.ts"
import { paymentMethods } from "./order.ts"

const maybe = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))
const Text = Schema.String
const Cents = Schema.Int

const Issuer = Schema.Struct({
  name: Text,
  /** Digits. */
  cnpj: Text,
  /** The state registration. */
  ie: maybe(Text),
  address: maybe(Text),
})

const FiscalItem = Schema.Struct({
  code: Text,
  name: Text,
  ncm: Text,
  cfop: Text,
  quantity: Schema.Finite,
  unit: Text,
  unitPriceCents: Cents,
  totalCents: Cents,
})

const FiscalPayment = Schema.Struct({ method: oneOf(paymentMethods), amountCents: Cents })

/** A fiscal document as it was issued elsewhere. It is printed, and never made, here. */
export const FiscalDocument = Schema.Struct({
  model: oneOf(["NFCE", "NFE", "SAT"]),
  status: oneOf(["AUTHORIZED", "CONTINGENCY", "CANCELED", "REJECTED"]),
  /** Outside of `PRODUCTION` it has no fiscal value, and its page says so. */
  environment: oneOf(["PRODUCTION", "HOMOLOGATION"]),
  /** 44 digits. */
  key: Text,
  number: Text,
  series: Text,
  protocol: maybe(Text),
  issuedAt: Moment,
  issuer: Issuer,
  /** The CPF its customer asked for on it, as digits. */
  recipientCpf: maybe(Text),
  items: Schema.Array(FiscalItem),
  /** The items and the freight, less the discount. */
  totalCents: Cents,
  discountCents: Schema.optionalKey(Cents),
  freightCents: Schema.optionalKey(Cents),
  payments: Schema.optionalKey(Schema.Array(FiscalPayment)),
  /** The taxes within the total, as the law has them told. */
  taxesCents: maybe(Cents),
  /** Content of the QR code, and the page where anyone can look up the key. */
  qrCodeUrl: maybe(Text),
  consultUrl: maybe(Text),
})
export type FiscalDocument = typeof FiscalDocument.Type

/** The last of the 44 digits of a key, which checks the others. */
export const keyDigitOf = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
