import { entryOf } from "../wire/entryOf.ts"
import type { Words } from "../resource/Words.ts"

/** An email the platform sends by itself: to whom, and what stands in it, by its name in Portuguese and in English. */
interface PlatformLetter {
  readonly audience: "COMPANY" | "PARTNER" | "USER"
  readonly variables: ReadonlyArray<Words>
}

const link: Words = ["link", "link"]
const name: Words = ["nome", "name"]

const ofInvoice: ReadonlyArray<Words> = [
  ["fatura", "number"],
  ["valor", "amount"],
  ["de", "from"],
  ["ate", "to"],
  ["quando", "when"],
  ["dia", "day"],
  link,
]

/** The emails the platform sends by itself, by what sends them. Of other triggers it sends none yet. */
const platformLetters: Readonly<Record<string, PlatformLetter>> = {
  PASSWORD_FORGOTTEN: { audience: "USER", variables: [name, link] },
  CONTRACT_SENT: {
    audience: "COMPANY",
    variables: [name, ["contrato", "number"], ["empresa", "company"], ["dias", "days"], link],
  },
  LICENSE_ENDING: {
    audience: "PARTNER",
    variables: [
      ["chave", "key"],
      ["produto", "product"],
      ["cliente", "customer"],
      ["quando", "when"],
      ["dia", "day"],
      link,
    ],
  },
  INVOICE_DUE: { audience: "COMPANY", variables: ofInvoice },
  INVOICE_OVERDUE: { audience: "COMPANY", variables: ofInvoice },
  TICKET_ANSWERED: {
    audience: "COMPANY",
    variables: [
      name,
      ["protocolo", "protocol"],
      ["assunto", "subject"],
      ["atendente", "agent"],
      ["mensagem", "message"],
      link,
    ],
  },
  TICKET_SOLVED: {
    audience: "COMPANY",
    variables: [name, ["protocolo", "protocol"], ["assunto", "subject"], link],
  },
}

/** The email the platform sends by itself for a type of this trigger and audience; undefined where it sends none. */
export const platformLetterOf = (trigger: string, audience: string): PlatformLetter | undefined => {
  const letter = entryOf(platformLetters, trigger)
  return letter?.audience === audience ? letter : undefined
}

/** To whom the platform itself sends the email of a trigger. */
export const audienceOf = (trigger: string): string | undefined => entryOf(platformLetters, trigger)?.audience

/**
 * Returns the platform's name of a variable that a template names in either language, in any case; undefined if
 * unknown.
 */
export const letterVariable = (trigger: string, written: string): string | undefined => {
  const spelled = written.trim().toLowerCase()
  return entryOf(platformLetters, trigger)?.variables.find((names) => names.includes(spelled))?.[1]
}
