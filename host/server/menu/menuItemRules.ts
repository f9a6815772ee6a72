import * as Effect from "effect/Effect"
import { contentFacts } from "../../../src/contract/menu/contentFacts.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { rulesOf } from "../resource/rules.ts"

export const menuItemRules = rulesOf(menuItems, {
  create: (_, body) => Effect.succeed(contentFacts({}, body, Date.now())),
  save: (_, before, body) => Effect.succeed(contentFacts(before, body, Date.now())),
})
