import type { ComponentType } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Client } from "../api/client.ts"
import { limits, type Locale } from "../contract/limits.ts"
import type { PanelProps } from "../frame/PanelFrame.tsx"
import { type Appearance, PanelProvider } from "../frame/PanelProvider.tsx"
import { apart } from "./panelElement.css.ts"
import { holdPressableStyle, lookInside } from "./reactAria.ts"
import { Ready } from "./Ready.tsx"
import { onRegister, registered } from "./registry.ts"
import { styles } from "./styles.ts"

/** A panel and the attributes it takes beside those of every element, by the names of its props. */
export interface PanelElementOptions<P extends PanelProps> {
  readonly Panel: ComponentType<P>
  readonly attributes?: ReadonlyArray<keyof P & string>
  /**
   * `apart`, in a shadow root no style of the page reaches; `within` the page itself, where password managers find the
   * fields of a form. Default `apart`.
   */
  readonly stands?: "apart" | "within"
}

type Scheme = NonNullable<Appearance["scheme"]>

const common = ["client", "locale", "scheme", "readonly"]

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

const classOf = <P extends PanelProps>({
  Panel,
  attributes = [],
  stands = "apart",
}: PanelElementOptions<P>) =>
  class extends HTMLElement {
    static readonly observedAttributes = [...common, ...attributes]
    #container: Element | undefined
    #root: Root | undefined
    #stop = () => {}

    connectedCallback() {
      this.#stop = onRegister(() => this.#draw())
      this.#draw()
    }

    disconnectedCallback() {
      this.#stop()
      // One that is only moved is connected again by then, and keeps what it shows.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
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
      const own = attributes.flatMap((name) => {
        const text = this.getAttribute(name)
        return text === null ? [] : [[name, text]]
      })
      return { ...Object.fromEntries(own), ...this.#heard, readOnly: this.hasAttribute("readonly") } as P
    }

    #draw() {
      const client: Client | undefined = registered(this.getAttribute("client") ?? "main")
      if (!client) return
      const locale = this.getAttribute("locale")
      const scheme = this.getAttribute("scheme")
      this.#container ??= containerOf(this, stands)
      this.#root ??= createRoot(this.#container)
      this.#root.render(
        <PanelProvider
          client={client}
          locale={isLocale(locale) ? locale : limits.defaultLocale}
          appearance={{ scheme: isScheme(scheme) ? scheme : "auto" }}
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
