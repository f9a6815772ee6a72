import * as Effect from "effect/Effect"
import { allergensToldAt } from "../../../src/contract/menu/allergensToldAt.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import type { BodyOf, RowOf } from "../../../src/contract/resource/resource.ts"
import { rulesOf } from "../resource/rules.ts"

type Body = Partial<BodyOf<typeof menuItems>>
type Before = Partial<RowOf<typeof menuItems>>

const toldNow = (before: Before, body: Body) => {
  const told = allergensToldAt({ ...before, ...body }, before, Date.now())
  return told === (before.allergensToldAt ?? undefined)
    ? {}
    : { allergensToldAt: told === undefined ? null : new Date(told) }
}

/** Alcohol is sold to adults; nothing but a choice of its own takes the age away. */
const ageOf = (alcohol: boolean | null | undefined) => (alcohol ? { minAge: "18" } : {})

export const menuItemRules = rulesOf(menuItems, {
  create: (_, body) => Effect.succeed({ ...toldNow({}, body), ...ageOf(body.alcohol) }),
  save: (_, before, body) =>
    Effect.succeed({ ...toldNow(before, body), ...ageOf(body.alcohol ?? before.alcohol) }),
})
