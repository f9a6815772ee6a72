import type { MetaOptions } from "./metaProvider.ts"
import { BadSetting, type Env, textOf, listOf } from "../process/settings.ts"

/** Company of each number, such as `106540352242922=3`: Meta's id of the number, and the company's. */
const numbersOf = (env: Env): ReadonlyMap<string, number> => {
  const pairs = listOf(env, "WHATSAPP_NUMBERS").map((pair): readonly [string, number] => {
    const [, number = "", company] = /^(\d{1,20})=([1-9]\d{0,14})$/.exec(pair) ?? []
    if (company === undefined)
      throw new BadSetting(
        `WHATSAPP_NUMBERS contains "${pair}"; write the phone number id and the company, such as 106540352242922=3.`,
      )
    return [number, Number(company)]
  })
  for (const [index, of] of ["number", "company"].entries())
    if (new Set(pairs.map((pair) => pair[index])).size < pairs.length)
      throw new BadSetting(
        `WHATSAPP_NUMBERS names a ${of} twice; each company has one number, and each number one company.`,
      )
  return new Map(pairs)
}

const whatsappNames = ["WHATSAPP_TOKEN", "WHATSAPP_SECRET", "WHATSAPP_VERIFY", "WHATSAPP_NUMBERS"] as const

/** The connection to WhatsApp: whole or not at all, so that nothing goes out by half a setting. */
export const whatsappOf = (env: Env): { readonly whatsapp?: MetaOptions } => {
  const missing = whatsappNames.filter((name) => textOf(env, name) === undefined)
  if (missing.length === whatsappNames.length) return {}
  const [first] = missing
  if (first !== undefined) throw new BadSetting(`WhatsApp is set up in part: ${first} is missing.`)
  const [token = "", appSecret = "", verifyToken = ""] = whatsappNames.map((name) => textOf(env, name))
  return { whatsapp: { token, appSecret, verifyToken, companies: numbersOf(env) } }
}
