import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import type { styles as contract } from "../../../src/contract/applications/styles.ts"
import { query } from "../db/database.ts"
import { applications } from "../db/schema.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"

/** A host as applications keep theirs: in lower case, without a port or the dot that may end it. */
const plain = (domain: string) => domain.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")

/** The look of the panel by host; anyone may keep it as long as the panel does (section 9). */
export const styleHandlers = ({ db }: Tools): HandlersOf<typeof contract> => ({
  ofHost: Effect.fn("styles.ofHost")(function* ({ query: { domain }, header }) {
    const [found] = yield* query(() =>
      db
        .select({ adminStyle: applications.adminStyle })
        .from(applications)
        .where(eq(applications.domain, plain(domain))),
    )
    header("cache-control", `public, max-age=${limits.styleCacheMs / 1000}`)
    return { adminStyle: found?.adminStyle ?? null }
  }),
})
