import type { ComponentType } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Client } from "../api/client.ts"
import { limits, type Locale } from "../contract/limits.ts"
import type { Navigation } from "../frame/PanelContext.ts"
import type { PanelProps } from "../frame/PanelFrame.tsx"
import { type Appearance, PanelProvider } from "../frame/PanelProvider.tsx"
import { loadUser } from "../frame/useSession.ts"
import { attributeOf, type ReadAttribute } from "./attributes.ts"
import { apart } from "./panelElement.css.ts"
import { holdPressableStyle, lookInside } from "./reactAria.ts"
import { Ready } from "./Ready.tsx"
import { onRegister, registered } from "./registry.ts"
import { styles } from "./styles.ts"

/** A panel and what its tag takes beside what every tag takes, by the names of its props. */
export interface PanelElementOptions<P extends PanelProps> {
  readonly Panel: ComponentType<P>
  /** Texts and numbers: attributes, their names with dashes. */
  readonly attributes?: { readonly [Name in keyof P & string]?: ReadAttribute<P[Name]> }
  /** Functions and objects: properties, set by the page's script. */
  readonly properties?: ReadonlyArray<keyof P & string>
  /**
   * `apart`, in a shadow root no style of the page reaches; `within` the page itself, where password managers find the
   * fields of a form. Default `apart`.
   */
  readonly stands?: "apart" | "within"
}

type Scheme = NonNullable<Appearance["scheme"]>

const common = ["client", "locale", "scheme", "readonly"]
const navigation = "navigation"

const isLocale = (text: string | null): text is Locale => text !== null && text in limits.locales
const isScheme = (text: string | null): text is Scheme => text === "light" || text === "dark"

let sheet: CSSStyleSheet | undefined

/** One sheet for all elements of the page; made by script, so that `style-src 'self'` allows it. */
const ownSheet = (): CSSStyleSheet => {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}

const containerOf = (host: HTMLElement, stands: "apart" | "within"): Element => {
  const isApart = stands === "apart"
  if (isApart) holdPressableStyle(host)
  const root = isApart ? host.attachShadow({ mode: "open" }) : (host.getRootNode() as Document | ShadowRoot)
  const others = root.adoptedStyleSheets.filter((one) => one !== sheet)
  root.adoptedStyleSheets = [...others, ownSheet()]
  const container = document.createElement("div")
  container.className = apart
  return (isApart ? root : host).appendChild(container)
}

/** What was set before the tag was known is the tag's own, in front of what its class would hear. */
const takeOver = (tag: HTMLElement, name: string) => {
  if (!Object.hasOwn(tag, name)) return
  const value = Reflect.get(tag, name)
  Reflect.deleteProperty(tag, name)
  Reflect.set(tag, name, value)
}

const classOf = <P extends PanelProps>({
  Panel,
  attributes = {},
  properties = [],
  stands = "apart",
}: PanelElementOptions<P>) =>
  class PanelElement extends HTMLElement {
    static readonly observedAttributes = [...common, ...Object.keys(attributes).map(attributeOf)]
    static {
      for (const name of [navigation, ...properties])
        Object.defineProperty(this.prototype, name, {
          get(this: PanelElement) {
            return this.#given[name]
          },
          set(this: PanelElement, value: unknown) {
            this.#given = { ...this.#given, [name]: value }
            if (this.isConnected) this.#draw()
          },
        })
    }
    #given: Readonly<Record<string, unknown>> = {}
    #container: Element | undefined
    #root: Root | undefined
    #stop = () => {}

    connectedCallback() {
      for (const name of [navigation, ...properties]) takeOver(this, name)
      this.#stop = onRegister(() => this.#draw())
      this.#draw()
    }

    disconnectedCallback() {
      this.#stop()
      this.#close()
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#draw()
    }

    #tell(type: string, detail: unknown, cancelable = false): boolean {
      const event = new CustomEvent(`balcao-${type}`, { detail, cancelable, bubbles: true, composed: true })
      return this.dispatchEvent(event)
    }

    readonly #heard = {
      onEvent: (event: unknown) => void this.#tell("event", event),
      onBeforeAction: (action: unknown) => this.#tell("action", action, true),
      onLoadError: (error: unknown) => void this.#tell("load-error", error),
    }

    #propsOf(): P {
      const own = Object.entries(attributes as Record<string, ReadAttribute<unknown>>).flatMap(
        ([name, read]) => {
          const text = this.getAttribute(attributeOf(name))
          return text === null ? [] : [[name, read(text)]]
        },
      )
      const { [navigation]: _, ...given } = this.#given
      const readOnly = this.hasAttribute("readonly")
      return { ...Object.fromEntries(own), ...given, ...this.#heard, readOnly } as P
    }

    #client(): Client | undefined {
      return registered(this.getAttribute("client") ?? "main")
    }

    /** One that is only moved is connected again by then, and keeps what it shows. */
    #close() {
      queueMicrotask(() => {
        if (this.isConnected && this.#client()) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    #draw() {
      const client = this.#client()
      // What stands there belongs to the client before.
      if (!client) return this.#close()
      const given = this.getAttribute("locale")
      const locale = isLocale(given) ? given : limits.defaultLocale
      const scheme = this.getAttribute("scheme")
      // Asked for before anything is drawn: the answer is on its way meanwhile.
      loadUser(client, limits.locales[locale])
      this.#container ??= containerOf(this, stands)
      this.#root ??= createRoot(this.#container)
      this.#root.render(
        <PanelProvider
          client={client}
          locale={locale}
          appearance={{ scheme: isScheme(scheme) ? scheme : "auto" }}
          navigation={this.#given[navigation] as Navigation | undefined}
          fill
        >
          <Panel {...this.#propsOf()} />
          <Ready client={client} onReady={() => this.#tell("ready", undefined)} />
        </PanelProvider>,
      )
    }
  }

/** Makes a panel an element of the page. Of two versions on one page the first stays. Does nothing on a server. */
export const definePanelElement = <P extends PanelProps>(
  tag: `balcao-${string}`,
  options: PanelElementOptions<P>,
): void => {
  if (typeof customElements === "undefined") return
  // oxlint-disable-next-line no-console -- whoever put two versions on a page reads it there
  if (customElements.get(tag)) return console.warn(`balcao: <${tag}> is there already, and stays.`)
  lookInside()
  customElements.define(tag, classOf(options))
}
