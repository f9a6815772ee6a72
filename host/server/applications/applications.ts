import { allows, managesApplications } from "../../../src/contract/access/access.ts"
import type { applications as contract } from "../../../src/contract/applications/applications.ts"
import * as Effect from "effect/Effect"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { present } from "../access/userRows.ts"
import { readApplication } from "./applicationRows.ts"

/** Applications, as those who work with them read them. */
export const applicationHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  get: Effect.fn("applications.get")(function* ({ params: { id }, caller }) {
    const found = yield* readApplication(db, caller, id)
    if (allows(managesApplications, caller.user)) return found
    const { _id, name, firebase } = found
    return present({ _id, name, firebase: firebase ?? null })
  }),
})
