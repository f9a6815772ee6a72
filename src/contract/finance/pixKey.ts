import { isCnpj } from "../companies/cnpj.ts"
import { isCpf } from "../people/cpf.ts"

/** What a Pix key is. */
export const pixKinds = {
  CPF: ["CPF", "CPF"],
  CNPJ: ["CNPJ", "CNPJ"],
  PHONE: ["Telefone", "Phone"],
  EMAIL: ["E-mail", "Email"],
  RANDOM: ["Aleatória", "Random"],
} as const

export type PixKind = keyof typeof pixKinds

const checks: Readonly<Record<PixKind, (key: string) => boolean>> = {
  CPF: isCpf,
  CNPJ: isCnpj,
  PHONE: (key) => /^(\+55)?[1-9]\d{9,10}$/.test(key.replaceAll(/[ ().-]/g, "")),
  EMAIL: (key) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(key),
  RANDOM: (key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key),
}

/** Whether a text can be a Pix key of this kind: its check digits or its form are right. */
export const isPixKey = (kind: PixKind, key: string): boolean => checks[kind](key.trim())
