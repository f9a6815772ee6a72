import type { Core, ClientRegistration } from "./core.ts"
import { takeClients } from "./pageClients.ts"

/* The whole of `balcao.js`: it fetches a tag's module when the tag is first on the page, and `core.js` for clients. */

declare global {
  /** Replaced by the build. */
  const BALCAO_VERSION: string
  const BALCAO_TAGS: ReadonlyArray<string>
}

const retryMs = 5000
const own = document.currentScript as HTMLScriptElement

const addressOf = (name: string): string => new URL(`${BALCAO_VERSION}/${name}.js`, own.src).href

/**
 * A module of this version; one that does not come is asked for again, by another address: browsers before HTML's change
 * of July 2026 remember for ever that an address did not come.
 */
const fetchModule = (name: string, failures = 0): Promise<unknown> =>
  import(/* @vite-ignore */ addressOf(name) + (failures > 0 ? `?try=${failures + 1}` : "")).catch(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
      return fetchModule(name, failures + 1)
    },
  )

const fetchTags = () => {
  const awaited = new Set(BALCAO_TAGS)
  const fetchFound = () => {
    for (const tag of awaited)
      if (document.getElementsByTagName(tag).length > 0) {
        awaited.delete(tag)
        if (!customElements.get(tag)) void fetchModule(tag.slice("balcao-".length))
      }
  }
  new MutationObserver(fetchFound).observe(document, { childList: true, subtree: true })
  fetchFound()
}

/** Looks for what keeps panels from working on this page, for its developer; fails where its module does not come. */
const doctor = async () => {
  const address = addressOf("doctor")
  const fetched: Promise<typeof import("../../doctor/index.ts")> = import(/* @vite-ignore */ address)
  const module = await fetched.catch((cause: unknown) => {
    // oxlint-disable-next-line no-console -- for the developer who called it
    console.error(
      `balcao: ${address} could not be loaded: the folder ${BALCAO_VERSION} is not beside the script, or the page's Content-Security-Policy forbids it.`,
    )
    throw cause
  })
  return module.doctor()
}

let core: Promise<Core> | undefined

/** Clients are registered in the order of the calls: all wait for the same module. */
const isFirst = takeClients<ClientRegistration>("balcao", ([name, registration]) => {
  core ??= fetchModule("core") as Promise<Core>
  void core.then(({ register }) => register(name, registration))
})
if (isFirst) {
  fetchTags()
  Object.assign(Reflect.get(globalThis, "Balcao"), { doctor })
}
