import * as Effect from "effect/Effect"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import type { BodyOf, RowOf } from "../../../src/contract/resource/resource.ts"
import { rulesOf } from "../resource/rules.ts"

type Body = Partial<BodyOf<typeof menuItems>>
type Told = Pick<RowOf<typeof menuItems>, "allergens" | "traces" | "noAllergens">

const isTold = ({ allergens, traces, noAllergens }: Told) =>
  noAllergens || allergens.length > 0 || traces.length > 0

/** The moment allergens were stated, which an empty list alone does not say. */
const toldNow = (before: Told, body: Body) => {
  const { allergens, traces, noAllergens } = body
  if (allergens === undefined && traces === undefined && noAllergens === undefined) return {}
  const after = {
    allergens: allergens ?? before.allergens,
    traces: traces ?? before.traces,
    noAllergens: noAllergens ?? before.noAllergens,
  }
  if (JSON.stringify(after) === JSON.stringify(untold(before))) return {}
  return { allergensToldAt: isTold(after) ? new Date() : null }
}

const untold = ({ allergens, traces, noAllergens }: Told): Told => ({ allergens, traces, noAllergens })

/** Alcohol is sold to adults; nothing but a choice of its own takes the age away. */
const ageOf = (alcohol: boolean | null | undefined) => (alcohol ? { minAge: "18" } : {})

const none: Told = { allergens: [], traces: [], noAllergens: false }

export const menuItemRules = rulesOf(menuItems, {
  create: (_, body) => Effect.succeed({ ...toldNow(none, body), ...ageOf(body.alcohol) }),
  save: (_, before, body) =>
    Effect.succeed({ ...toldNow(before, body), ...ageOf(body.alcohol ?? before.alcohol) }),
})
