import { isCnpj } from "../companies/cnpj.ts"
import { isCpf } from "../people/cpf.ts"
import type { Choices } from "../resource/field.ts"

/** What a Pix key is. */
export const pixKinds = {
  CPF: ["CPF", "CPF"],
  CNPJ: ["CNPJ", "CNPJ"],
  PHONE: ["Telefone", "Phone"],
  EMAIL: ["E-mail", "Email"],
  RANDOM: ["Aleatória", "Random"],
} as const satisfies Choices

const checks: Readonly<Record<string, (key: string) => boolean>> = {
  CPF: isCpf,
  CNPJ: isCnpj,
  PHONE: (key) => /^(\+55)?[1-9]\d{9,10}$/.test(key.replaceAll(/[ ().-]/g, "")),
  EMAIL: (key) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(key),
  RANDOM: (key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key),
}

/** Whether a text can be a Pix key of this kind: its check digits or its form are right. Of no known kind any text can. */
export const isPixKey = (kind: unknown, key: string): boolean => checks[String(kind)]?.(key.trim()) ?? true
