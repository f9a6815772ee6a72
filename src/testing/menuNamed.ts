import * as Effect from "effect/Effect"
import type { MenuData } from "../contract/menu/menuData.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { HandlerInput } from "./Handler.ts"
import { isStoreReached, menuOf, type MenuPlace } from "./menuMemory.ts"

/** The company a call names. */
export const companyIn = ({ params }: HandlerInput) => (params as { readonly company: number }).company

/** The menu of the store a call names, which the user must reach. */
export const menuNamed = (place: MenuPlace, input: HandlerInput): Effect.Effect<MenuData, NotFound> => {
  const company = companyIn(input)
  return isStoreReached(place, company)
    ? Effect.sync(() => menuOf(place, company))
    : Effect.fail(new NotFound())
}
