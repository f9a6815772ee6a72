import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { addressForms } from "../../../src/contract/session/currentUser.ts"
import type { SavedUser } from "../../../src/contract/users/user.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { badRequest } from "../http/issues.ts"

/** Fails for a state or a CEP that is none. One that is as the user had it before is left as it is. */
export const checkAddress = Effect.fnUntraced(function* (
  tx: Database,
  { id, address = {} }: SavedUser,
  language: Locale,
) {
  const wrong = (["state", "postCode"] as const).filter(
    (name) => address[name] && !addressForms[name].accepts(address[name]),
  )
  if (wrong.length === 0) return
  const [row] = yield* query(() => tx.select({ address: users.address }).from(users).where(eq(users.id, id)))
  const found = wrong.filter((name) => address[name] !== row?.address?.[name])
  if (found.length > 0)
    yield* badRequest(
      found.map((name) => ({ path: `body.address.${name}`, code: "format" })),
      language,
    )
})
