import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { plainDomain } from "../../../src/contract/applications/addresses.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { styles as contract } from "../../../src/contract/applications/styles.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { applicationDomains, applications } from "../db/applicationSchema.ts"
import { fileWithBytes } from "../files/fileBytes.ts"
import { passiveHeaders } from "../files/passiveHeaders.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { isBrandPicture } from "./brandPictures.ts"
import { servedStyle } from "./pictures/keptPictures.ts"
import { registrationTerms } from "./registrationTerms.ts"
import type { FileStore } from "../files/fileStore.ts"

/** Services of the handlers of style sheets. */
export interface StyleServices extends CallServices {
  readonly fileStore: FileStore | undefined
}

/** Anyone may keep it as long as the panel does (section 9). */
const cacheControl = `public, max-age=${limits.styleCacheMs / 1000}`

/**
 * Handlers for the look of the panel, by host. The host is a parameter, never that of the request, so that no cache
 * returns another host's style.
 */
export const styleHandlers = ({ db, fileStore }: StyleServices): HandlersOf<typeof contract> => ({
  ofHost: Effect.fn("styles.ofHost")(function* ({ query: { domain }, header }) {
    const [found] = yield* query(() =>
      db
        .select({ id: applications.id, adminStyle: applications.adminStyle })
        .from(applications)
        .innerJoin(applicationDomains, eq(applicationDomains.applicationId, applications.id))
        .where(eq(applicationDomains.domain, plainDomain(domain))),
    )
    const terms = yield* query(() => registrationTerms(db, found?.id))
    header("cache-control", cacheControl)
    return { adminStyle: servedStyle(found?.adminStyle ?? null), registrationTerms: terms }
  }),
  picture: Effect.fn("styles.picture")(function* ({ params: { id }, header }) {
    const [found] = yield* query(() =>
      db
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, id), isBrandPicture)),
    )
    const file = found && (yield* query(() => fileWithBytes(db, fileStore, found.id)))
    if (!file) return yield* new NotFound()
    for (const [name, value] of Object.entries(passiveHeaders(file.name))) header(name, value)
    header("cache-control", cacheControl)
    return new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type })
  }),
})
