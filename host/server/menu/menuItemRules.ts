import * as Effect from "effect/Effect"
import { allergensToldAt } from "../../../src/contract/menu/allergensToldAt.ts"
import { barcodeProblem } from "../../../src/contract/menu/barcodeProblem.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import type { BodyOf, RowOf } from "../../../src/contract/resource/resource.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

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

/** Refuses a barcode that is none; one that was there before stays. */
const checkBarcode = ({ language }: RuleScope, { ean }: Body, before?: Before) =>
  ean && ean !== before?.ean && barcodeProblem(ean)
    ? badRequest([{ path: "body.ean", code: "invalid" }], language)
    : Effect.void

export const menuItemRules = rulesOf(menuItems, {
  create: (at, body) => Effect.as(checkBarcode(at, body), { ...toldNow({}, body), ...ageOf(body.alcohol) }),
  save: (at, before, body) =>
    Effect.as(checkBarcode(at, body, before), {
      ...toldNow(before, body),
      ...ageOf(body.alcohol ?? before.alcohol),
    }),
})
