import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { publicPages as contract } from "../../../src/contract/applications/publicPages.ts"
import { limits } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type PublicServices, requested } from "../calls/publicRequests.ts"
import { applications } from "../db/applicationSchema.ts"
import { type Database, query } from "../db/database.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { servedStyle } from "./pictures/keptPictures.ts"

/** As long as a style is kept (section 9). The address says all that the answer depends on. */
const cacheControl = `public, max-age=${limits.styleCacheMs / 1000}`

const { name, adminStyle } = applications

/** An application as anybody may know it. */
export const publicApplication = Effect.fnUntraced(function* (db: Database, id: number) {
  const [found] = yield* query(() =>
    db.select({ name, adminStyle }).from(applications).where(eq(applications.id, id)),
  )
  if (!found) return yield* new NotFound()
  return { ...found, adminStyle: servedStyle(found.adminStyle) }
})

/** Handlers for the pages outside the shell. */
export const publicPageHandlers = (services: PublicServices): HandlersOf<typeof contract> => ({
  application: ({ params: { id }, address, header }) =>
    requested(
      services,
      address,
      Effect.tap(publicApplication(services.db, id), () =>
        Effect.sync(() => header("cache-control", cacheControl)),
      ),
      "link",
    ),
})
