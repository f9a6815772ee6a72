import { type ApiError, type Client, usePanel, useTask } from "balcao"
import { calls, type RefusalOf } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { type Brand, brandAt } from "../../settings/brand.ts"
import { usePublicWords } from "./words.ts"

/** The application a public page is of. */
export interface PageApplication {
  readonly id: string
  /** Undefined where the server does not tell what its applications are called. */
  readonly name: string | undefined
  /** Undefined where the page looks as its host does. */
  readonly brand: Brand | undefined
}

type Failure = ApiError | RefusalOf<typeof calls.publicPages.application>

/**
 * The style of the host is read first: anybody may, and its answer lists what the server offers beyond the
 * specification. Whether a server without these pages has the application shows once something is sent to it.
 */
const readApplication = (api: Client["api"], id: string) =>
  Effect.gen(function* () {
    yield* api.call(calls.styles.ofHost, { query: { domain: location.hostname } })
    if (!(yield* api.offers(calls.publicPages.application))) return { id, name: undefined, brand: undefined }
    const { name, adminStyle } = yield* api.call(calls.publicPages.application, { params: { id } })
    const style = brandAt({ ...adminStyle }, location.origin, Date.now())
    return { id, name, brand: { footerTitle: name, ...style, titleTab: name } }
  })

/** The application of a page's address, and why there is none. */
export const usePublicApplication = (id: string) => {
  const { client } = usePanel()
  const say = usePublicWords()
  const { busy, error, run } = useTask<Failure>()
  const [application, setApplication] = useState<PageApplication>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    run(Effect.map(readApplication(client.api, id), setApplication))
  }, [client, id, run, attempt])
  const isUnknown = error?._tag === "NotFound" || error?._tag === "BadRequest"
  const failed =
    error?._tag === "TooManyRequests" ? say("tooMany", { seconds: String(error.retryAfter) }) : say("failed")
  return {
    application,
    isUnknown,
    busy,
    failed: error && !isUnknown ? failed : undefined,
    reload: () => setAttempt(attempt + 1),
  }
}
