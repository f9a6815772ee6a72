import { isCnpj, plainCnpj } from "../companies/cnpj.ts"
import { isCpf, plainCpf } from "../people/cpf.ts"
import { isEmail } from "../wire/text.ts"
import type { Choices } from "../resource/Words.ts"

/** Kinds of Pix keys. */
export const pixKinds = {
  CPF: ["CPF", "CPF"],
  CNPJ: ["CNPJ", "CNPJ"],
  PHONE: ["Telefone", "Phone"],
  EMAIL: ["E-mail", "Email"],
  RANDOM: ["Aleatória", "Random"],
} as const satisfies Choices

type PixKind = keyof typeof pixKinds

/** Most characters a key has. */
export const pixKeyMax = 77

const phone = (key: string) => key.replaceAll(/[ ().-]/g, "")
const random = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Kinds of keys: the check of each, and its form at the Central Bank. */
const forms: Readonly<
  Record<PixKind, { readonly is: (key: string) => boolean; readonly plain: (key: string) => string }>
> = {
  CPF: { is: isCpf, plain: plainCpf },
  CNPJ: { is: isCnpj, plain: plainCnpj },
  PHONE: {
    is: (key) => /^(\+55)?[1-9]\d{9,10}$|^\+(?!55)[1-9]\d{9,14}$/.test(phone(key)),
    plain: (key) => phone(key).replace(/^(?!\+)/, "+55"),
  },
  EMAIL: { is: isEmail, plain: (key) => key.toLowerCase() },
  RANDOM: { is: (key) => random.test(key), plain: (key) => key.toLowerCase() },
}

const isKind = (kind: unknown): kind is PixKind => Object.hasOwn(forms, String(kind))

/** True if a text can be a Pix key of this kind: its check digits or its form are right. Of no known kind any text can. */
export const isPixKeyOf = (kind: unknown, key: string): boolean =>
  !isKind(kind) || (key.length <= pixKeyMax && forms[kind].is(key.trim()))

/** The kind of a key nobody said the kind of; eleven digits are a CPF, since a phone begins with its plus sign. */
const kindOf = (key: string): PixKind | undefined =>
  (Object.keys(forms) as ReadonlyArray<PixKind>).find(
    (kind) => (kind !== "PHONE" || key.startsWith("+")) && isPixKeyOf(kind, key),
  )

/** True for a Pix key of any kind, as people write it; a phone begins with its plus sign. */
export const isPixKey = (key: string): boolean => kindOf(key.trim()) !== undefined

/** A Pix key as the Central Bank keeps it; another text stays as it is. */
export const plainPixKey = (text: string): string => {
  const key = text.trim()
  const kind = kindOf(key)
  return kind ? forms[kind].plain(key) : key
}

/** The rules of a text that is a Pix key, whatever its kind. */
export const pixKeyRules = { max: pixKeyMax, format: { accepts: isPixKey, plain: plainPixKey } } as const
