import * as Effect from "effect/Effect"
import { choices } from "../../contract/resource/choices.ts"
import { limits } from "../../contract/limits.ts"
import type { FindOptions } from "../FilterSpec.ts"
import { companyOptions } from "../companyOptions.ts"
import { recordOption } from "../recordOption.ts"
import type { Naming } from "./fields/naming.ts"

const cache = new Map<string, FindOptions>()

const make =
  (source: string, naming: Naming | undefined): FindOptions =>
  (api, text, ids = []) => {
    const idList = ids.join(",").slice(0, limits.text.choiceIds.max)
    const query = {
      ...(text !== "" && { search: text }),
      ...(idList !== "" && { ids: idList }),
      ...naming,
    }
    const chosen = Effect.map(api.call(choices.find, { params: { source }, query }), (found) =>
      found.map(({ _id, label, timeZone }) => recordOption(_id, label, timeZone)),
    )
    if (source !== "companies") return chosen
    return Effect.flatMap(api.offers(choices.find), (isOffered) =>
      isOffered ? chosen : companyOptions(api, text),
    )
  }

/**
 * Finds the records of a source, those a record may name where one is told; the same function for the same of both, so that it
 * may be a dependency of effects.
 */
export const foundChoices = (source: string, naming?: Naming): FindOptions => {
  const key = JSON.stringify([source, naming])
  const find = cache.get(key) ?? make(source, naming)
  cache.set(key, find)
  return find
}
