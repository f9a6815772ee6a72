import { sql } from "drizzle-orm"
import type { accountDeletions, AccountKind } from "../../../src/contract/applications/accountDeletions.ts"
import type { Locale } from "../../../src/contract/limits.ts"

type Body = (typeof accountDeletions.ask)["body"]["Type"]

interface Words {
  readonly subject: string
  readonly text: string
  readonly kind: string
  readonly reason: string
  readonly kinds: Readonly<Record<AccountKind, string>>
  readonly reasons: Readonly<Record<NonNullable<Body["reason"]>, string>>
}

/** A ticket is in the language it was asked for in. */
const words: Readonly<Record<Locale, Words>> = {
  ptBr: {
    subject: "Excluir conta",
    text: "Pedido feito na página pública de exclusão de conta.",
    kind: "Usa o aplicativo como",
    reason: "Motivo",
    kinds: { CUSTOMER: "cliente", DELIVERYMAN: "entregador", SHOPPER: "separador", COMPANY: "loja" },
    reasons: {
      NO_LONGER_USE: "não usa mais",
      PRIVACY: "privacidade",
      DUPLICATE: "conta duplicada",
      OTHER: "outro",
    },
  },
  en: {
    subject: "Delete account",
    text: "Asked for on the public page to delete an account.",
    kind: "Uses the app as",
    reason: "Reason",
    kinds: { CUSTOMER: "customer", DELIVERYMAN: "delivery person", SHOPPER: "shopper", COMPANY: "store" },
    reasons: {
      NO_LONGER_USE: "no longer used",
      PRIVACY: "privacy",
      DUPLICATE: "duplicate account",
      OTHER: "other",
    },
  },
}

/** SQL: true if a request's ticket, `t`, was asked for in English. */
export const isAskedInEnglish = sql`t.subject like ${`${words.en.subject}:%`}`

/** Title of a request's ticket. */
export const deletionSubject = ({ fullname }: Body, language: Locale): string =>
  `${words[language].subject}: ${fullname}`.slice(0, 120)

/** Text of the request, without the requester's personal data. */
export const deletionText = ({ userType, reason, comment }: Body, language: Locale): string => {
  const say = words[language]
  return [
    say.text,
    userType && `${say.kind}: ${say.kinds[userType]}`,
    reason && `${say.reason}: ${say.reasons[reason]}`,
    comment?.trim() && `\n${comment.trim()}`,
  ]
    .filter(Boolean)
    .join("\n")
}
