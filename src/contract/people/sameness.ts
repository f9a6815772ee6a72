import { plainCnpj } from "../companies/cnpj.ts"
import { isMasked } from "../resource/masked.ts"
import { plainCpf } from "./cpf.ts"
import { plainName } from "../search/folded.ts"
import { nationalPhones, phoneKeyOf } from "./phone.ts"

/** By what two records may be of one person. */
export const samenessKeys = ["cpf", "cnpj", "phone", "email", "nameAndBirth"] as const
export type SamenessKey = (typeof samenessKeys)[number]

/** Fields that identify a person. */
export interface Identity {
  readonly name?: string | null
  readonly cpf?: string | null
  readonly cnpj?: string | null
  readonly phone?: string | null
  readonly email?: string | null
  /** ISO 8601. */
  readonly birthDate?: string | null
}

const normalized = (text: string | null | undefined) =>
  text && !isMasked(text) ? text.trim().toLowerCase() : ""

/** Returns the fields used to compare persons, in one spelling; empty if there is nothing to compare. */
export const spelledIdentity = (person: Identity): Readonly<Record<SamenessKey, string>> => {
  const [name, birthDate] = [plainName(normalized(person.name)), normalized(person.birthDate)]
  return {
    cpf: plainCpf(normalized(person.cpf)),
    cnpj: plainCnpj(normalized(person.cnpj)),
    phone: phoneKeyOf(normalized(person.phone)),
    email: normalized(person.email),
    nameAndBirth: name && birthDate ? `${name} ${birthDate}` : "",
  }
}

/** Returns the identifying fields two records share; empty if they are probably two people. */
export const samenessOf = (one: Identity, other: Identity): ReadonlyArray<SamenessKey> => {
  const [first, second] = [spelledIdentity(one), spelledIdentity(other)]
  return samenessKeys.filter((key) => first[key] !== "" && first[key] === second[key])
}

/** The ways a number may be kept that have this key (`phoneKeyOf`). */
export const phonesOfKey = (key: string): ReadonlyArray<string> =>
  nationalPhones(key).flatMap((number) => [number, `55${number}`])
