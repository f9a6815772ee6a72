import { useEffect, useRef } from "react"
import { memorySession, hostSession } from "../../src/index.ts"
import "../../src/elements/orderAlert/index.ts"
import { type PanelTags, register } from "../../src/elements/index.ts"
import { type MemoryBackend, memoryBackend, type MemoryBackendOptions } from "../../src/testing/index.ts"
import { addSheets } from "../../src/ui/root/sheets.ts"

export interface LiveTagProps {
  readonly tag: keyof PanelTags
  readonly attributes?: Readonly<Record<string, string>>
  /** Properties that a page's script sets. */
  readonly properties?: (backend: MemoryBackend) => object
  /** The API behind it. */
  readonly api?: MemoryBackendOptions
  /** For the forms of those who are not signed in. */
  readonly isSignedOut?: boolean
}

let adopted = 0

const textOf = async (sheet: Element) =>
  sheet instanceof HTMLLinkElement ? (await fetch(sheet.href)).text() : (sheet.textContent ?? "")

/** The build gives shadow roots their rules; here they are those of the document, which come with each part. */
const adoptRules = async () => {
  const sheets = [...document.head.querySelectorAll("style, link[rel=stylesheet]")]
  const texts = await Promise.all(sheets.map(textOf))
  addSheets([[(adopted += 1), texts.join("\n")]])
}

const followRules = () => {
  void adoptRules()
  const observer = new MutationObserver(() => void adoptRules())
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

/** A tag on an API in memory. */
export const LiveTag = ({ tag, attributes = {}, properties, api, isSignedOut = false }: LiveTagProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(followRules, [])
  const attributesText = JSON.stringify(attributes)
  useEffect(() => {
    const backend = memoryBackend(api)
    const session = isSignedOut ? memorySession() : hostSession({ getToken: async () => "token" })
    register(tag, { api: "http://memory.test", session, fetch: backend.fetch })
    const element = document.createElement(tag)
    const written: Readonly<Record<string, string>> = { client: tag, ...JSON.parse(attributesText) }
    for (const [name, text] of Object.entries(written)) if (text) element.setAttribute(name, text)
    Object.assign(element, properties?.(backend))
    place.current?.replaceChildren(element)
    return () => element.remove()
  }, [tag, attributesText, properties, api, isSignedOut])
  return <div ref={place} />
}
