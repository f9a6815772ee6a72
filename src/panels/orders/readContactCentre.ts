import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { contacts } from "../../contract/contact/contacts.ts"

/** Asks the contact center for as little as it can, since any answer of it lists its extras, also a refusal. */
export const readContactCentre = (api: Api) => Effect.exit(api.call(contacts.list, { query: { limit: 1 } }))
