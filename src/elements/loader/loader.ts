import type { Core, Given } from "./core.ts"

/* The whole of `balcao.js`: it fetches a tag's module when the tag is first on the page, and `core.js` for clients. */

declare global {
  /** Replaced by the build. */
  const BALCAO_VERSION: string
  const BALCAO_TAGS: ReadonlyArray<string>
}

type Registered = readonly [name: string, given: Given]

const own = document.currentScript as HTMLScriptElement
const fetchModule = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`${BALCAO_VERSION}/${name}.js`, own.src).href)

/** Clients are registered in the order of the calls: all wait for the same module. */
const push = ([name, given]: Registered): void =>
  void (fetchModule("core") as Promise<Core>).then(({ register }) => register(name, given))

const early = Reflect.get(globalThis, "Balcao") as ReadonlyArray<Registered> | undefined
Object.assign(globalThis, { Balcao: { push, register: (...given: Registered) => push(given) } })
early?.forEach(push)

const retryMs = 5000
const awaited = new Set(BALCAO_TAGS)

const defineFound = () => {
  for (const tag of awaited)
    if (document.getElementsByTagName(tag).length > 0) {
      awaited.delete(tag)
      fetchModule(tag.slice("balcao-".length)).catch(() => setTimeout(fetchAgain, retryMs, tag))
    }
}

const fetchAgain = (tag: string) => {
  awaited.add(tag)
  defineFound()
}

new MutationObserver(defineFound).observe(document, { childList: true, subtree: true })
defineFound()
