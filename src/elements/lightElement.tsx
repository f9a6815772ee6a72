import type { ComponentType } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Locale } from "../contract/limits.ts"
import { localeOf } from "../contract/localeOf.ts"
import type { Appearance } from "../frame/PanelProvider.tsx"
import { adoptSheets } from "../ui/root/sheets.ts"
import { HasRules } from "../ui/root/useSheets.ts"
import { inTag } from "../ui/shadow/shadowPlace.css.ts"
import { appearanceOf } from "./appearance.ts"
import { attributeName, type ReadAttribute } from "./attributes.ts"
import "./panelElement.css.ts"

/** Props of what needs neither a client nor a session. */
export interface LightProps {
  readonly locale?: Locale | `pt-${string}` | `en-${string}` | undefined
  readonly appearance?: Appearance | undefined
  readonly onError?: ((error: unknown) => void) | undefined
}

/** The component of a light tag, and the props it takes in addition to those of every light tag. */
export interface LightElementOptions<P extends LightProps> {
  readonly Panel: ComponentType<P>
  readonly attributes: { readonly [Name in keyof P & string]?: ReadAttribute<P[Name]> }
  /** Objects, set by the page's script; or one of them as JSON in a `<script type="application/json">` within the tag. */
  readonly properties: ReadonlyArray<keyof P & string>
  /** The property that such a script has. */
  readonly written: keyof P & string
}

const commonAttributes = ["locale", "scheme", "density", "appearance"]

/** JSON that a server wrote into the tag; undefined without any, or where it is none. */
const writtenIn = (tag: HTMLElement): unknown => {
  const text = tag.querySelector(':scope > script[type="application/json"]')?.textContent
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const createElementClass = <P extends LightProps>(options: LightElementOptions<P>) => {
  const { Panel, attributes, properties, written } = options
  const reads = Object.entries(attributes as Record<string, ReadAttribute<unknown>>)
  return class LightElement extends HTMLElement {
    static readonly observedAttributes = [...commonAttributes, ...reads.map(([name]) => attributeName(name))]
    static {
      for (const name of ["appearance", ...properties])
        Object.defineProperty(this.prototype, name, {
          get(this: LightElement) {
            return this.#properties[name]
          },
          set(this: LightElement, value: unknown) {
            this.#properties = { ...this.#properties, [name]: value }
            if (this.isConnected) this.#render()
          },
        })
    }
    #properties: Readonly<Record<string, unknown>> = {}
    #root: Root | undefined
    #endAdoption = () => {}

    connectedCallback() {
      for (const name of ["appearance", ...properties]) {
        // A property set before the element was defined hides the setter of its class.
        const value = Object.hasOwn(this, name) ? Reflect.get(this, name) : undefined
        if (Reflect.deleteProperty(this, name) && value !== undefined) Reflect.set(this, name, value)
      }
      this.#render()
      if (this.shadowRoot) this.#endAdoption = adoptSheets(this.shadowRoot)
    }

    disconnectedCallback() {
      this.#endAdoption()
      // An element that was only moved is connected again by then, and keeps its state.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#render()
    }

    readonly #report = (error: unknown) => {
      const init = { detail: error, cancelable: true, bubbles: true, composed: true }
      if (this.dispatchEvent(new CustomEvent("balcao-error", init))) reportError(error)
    }

    #mount(): Root {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" })
      const container = document.createElement("div")
      container.className = inTag
      shadow.replaceChildren(container)
      return createRoot(container, { identifierPrefix: "balcao-" })
    }

    #render() {
      this.#root ??= this.#mount()
      const own = reads.flatMap(([name, read]) => {
        const text = this.getAttribute(attributeName(name))
        return text === null ? [] : [[name, read(text)]]
      })
      const props = {
        [written]: writtenIn(this),
        ...Object.fromEntries(own),
        ...this.#properties,
        locale: localeOf(this.getAttribute("locale")),
        appearance: appearanceOf(this, this.#properties["appearance"]),
        onError: this.#report,
      }
      this.#root.render(
        <HasRules.Provider value>
          {/* oxlint-disable-next-line house/double-cast -- a page wrote these, of any kind */}
          <Panel {...(props as unknown as P)} />
        </HasRules.Provider>,
      )
    }
  }
}

/** Defines what needs no session as a custom element, without the machinery of panels. With two versions on a page, the first wins. */
export const defineLightElement = <P extends LightProps>(
  tag: `balcao-${string}`,
  options: LightElementOptions<P>,
): void => {
  if (typeof customElements === "undefined") return
  // oxlint-disable-next-line no-console -- for the developer who put two versions on a page
  if (customElements.get(tag)) return console.warn(`balcao: <${tag}> is there already, and stays.`)
  customElements.define(tag, createElementClass(options))
}
