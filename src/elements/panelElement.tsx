import type { ComponentType } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Client } from "../api/client.ts"
import { limits, type Locale } from "../contract/limits.ts"
import type { Navigation } from "../frame/PanelContext.ts"
import type { PanelAction, PanelEvent } from "../frame/panelEvents.ts"
import type { PanelProps } from "../frame/PanelFrame.tsx"
import { type Appearance, PanelProvider } from "../frame/PanelProvider.tsx"
import { localeOf } from "../contract/localeOf.ts"
import { loadUser } from "../frame/useSession.ts"
import "./panelElement.css.ts"
import { ActionsPlace } from "./ActionsPlace.ts"
import { appearanceOf } from "./appearance.ts"
import { attributeName, type ReadAttribute } from "./attributes.ts"
import { adoptSheets } from "../ui/root/sheets.ts"
import { HasRules } from "../ui/root/useSheets.ts"
import { supportShadowRoots } from "../ui/shadow/reactAria.ts"
import { inTag } from "../ui/shadow/shadowPlace.css.ts"
import { ReadyNotifier } from "./ReadyNotifier.tsx"
import type { TagEvents } from "./PanelTags.ts"
import { onRegister, registeredClient } from "../api/registry.ts"
import { type GivenSlots, namedSlots, panelSlots, placeElements } from "./tagSlots.tsx"
import { UnregisteredClient } from "./UnregisteredClient.tsx"

/** A panel and the props its tag takes in addition to those of every tag. */
export interface PanelElementOptions<P extends PanelProps> {
  readonly Panel: ComponentType<P>
  /** Texts and numbers, as attributes in kebab case. */
  readonly attributes?: { readonly [Name in keyof P & string]?: ReadAttribute<P[Name]> }
  /** Functions and objects, as properties set by the page's script. */
  readonly properties?: ReadonlyArray<keyof P & string>
  /**
   * A shadow root keeps the page's styles out. `page` renders into the page itself, where password managers find the
   * fields of a form. Default `shadowRoot`.
   */
  readonly renderIn?: "shadowRoot" | "page"
}

const commonAttributes = ["client", "locale", "scheme", "density", "appearance", "readonly"]
const commonProperties = ["navigation", "appearance", "messages", "features", "slots"]

/** The props a tag has as attributes. */
const readAttributes = (tag: HTMLElement, attributes: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes as Record<string, ReadAttribute<unknown>>).flatMap(([name, read]) => {
      const text = tag.getAttribute(attributeName(name))
      return text === null ? [] : [[name, read(text)]]
    }),
  )

const createContainer = (host: HTMLElement, renderIn: "shadowRoot" | "page"): Element => {
  const container = document.createElement("div")
  container.className = inTag
  return (renderIn === "shadowRoot" ? host.attachShadow({ mode: "open" }) : host).appendChild(container)
}

/** Sends the events of a tag. */
const dispatchFrom =
  (tag: HTMLElement) =>
  <E extends keyof TagEvents>(type: E, detail: TagEvents[E]["detail"], cancelable = false): boolean =>
    tag.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }))

/** A property set before the element was defined hides the setter of its class: sets it again through the setter. */
const upgradeProperty = (tag: HTMLElement, name: string) => {
  if (!Object.hasOwn(tag, name)) return
  const value = Reflect.get(tag, name)
  Reflect.deleteProperty(tag, name)
  Reflect.set(tag, name, value)
}

const createElementClass = <P extends PanelProps>({
  Panel,
  attributes = {},
  properties = [],
  renderIn = "shadowRoot",
}: PanelElementOptions<P>) =>
  class PanelElement extends HTMLElement {
    static readonly observedAttributes = [...commonAttributes, ...Object.keys(attributes).map(attributeName)]
    static {
      for (const name of [...commonProperties, ...properties])
        Object.defineProperty(this.prototype, name, {
          get(this: PanelElement) {
            return this.#properties[name]
          },
          set(this: PanelElement, value: unknown) {
            if (name === "slots") placeElements(this, this.#given, (value ?? {}) as GivenSlots)
            this.#properties = { ...this.#properties, [name]: value }
            if (this.isConnected) this.#render()
          },
        })
    }
    #properties: Readonly<Record<string, unknown>> = {}
    #container: Element | undefined
    #root: Root | undefined
    #unsubscribe = () => {}
    #namedSlots = ""
    readonly #children = new MutationObserver(() => namedSlots(this) === this.#namedSlots || this.#render())
    #endAdoption = () => {}
    readonly #actions = new ActionsPlace()

    connectedCallback() {
      for (const name of [...commonProperties, ...properties]) upgradeProperty(this, name)
      this.#children.observe(this, { childList: true })
      this.#unsubscribe = onRegister(() => this.#render())
      this.#render()
      // The styles go to the root it renders in: its own, or the page's.
      this.#endAdoption = adoptSheets(this.shadowRoot ?? (this.getRootNode() as Document | ShadowRoot))
    }

    disconnectedCallback() {
      this.#unsubscribe()
      this.#children.disconnect()
      this.#endAdoption()
      this.#unmountLater()
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#render()
    }

    readonly #dispatch = dispatchFrom(this)

    readonly #eventProps = {
      onEvent: (event: PanelEvent) => void this.#dispatch("balcao-event", event),
      onBeforeAction: (action: PanelAction) => this.#dispatch("balcao-action", action, true),
      onLoadError: (error: unknown) => void this.#dispatch("balcao-load-error", error),
    }

    #props(look: Appearance): P {
      const { navigation: _, appearance: __, ...props } = this.#properties
      const slots = panelSlots(this, this.#given, (place) => this.#actions.at(place, look))
      const own = { slots, readOnly: this.hasAttribute("readonly") }
      // oxlint-disable-next-line house/double-cast -- a page wrote these, as attributes and properties of any kind
      return { ...readAttributes(this, attributes), ...props, ...this.#eventProps, ...own } as unknown as P
    }

    get #given(): GivenSlots | undefined {
      return this.#properties["slots"] as GivenSlots | undefined
    }

    /** Waits a microtask: an element that was only moved is connected again by then, and keeps its state. */
    #unmountLater() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
        this.#actions.leave()
      })
    }

    #render() {
      const name = this.getAttribute("client") ?? "main"
      const client = registeredClient(name)
      const locale = localeOf(this.getAttribute("locale"))
      // Requested before rendering, so that the response loads meanwhile.
      if (client) loadUser(client, limits.locales[locale])
      this.#container ??= createContainer(this, renderIn)
      this.#namedSlots = namedSlots(this)
      // A page's own React counts its ids from one, as ours does.
      this.#root ??= createRoot(this.#container, { identifierPrefix: "balcao-" })
      const missing = <UnregisteredClient tag={this.localName} name={name} locale={locale} />
      this.#root.render(
        <HasRules.Provider value>{client ? this.#panel(client, locale) : missing}</HasRules.Provider>,
      )
    }

    #panel(client: Client, locale: Locale) {
      const look = appearanceOf(this, this.#properties["appearance"])
      return (
        <PanelProvider
          client={client}
          locale={locale}
          appearance={look}
          onError={(error) => void (this.#dispatch("balcao-error", error, true) && reportError(error))}
          navigation={this.#properties["navigation"] as Navigation | undefined}
          fill
        >
          <Panel {...this.#props(look)} />
          <ReadyNotifier client={client} onReady={() => this.#dispatch("balcao-ready", undefined)} />
        </PanelProvider>
      )
    }
  }

/** Defines a panel as a custom element. With two versions on a page, the first wins. Does nothing on a server. */
export const definePanelElement = <P extends PanelProps>(
  tag: `balcao-${string}`,
  options: PanelElementOptions<P>,
): void => {
  if (typeof customElements === "undefined") return
  // oxlint-disable-next-line no-console -- for the developer who put two versions on a page
  if (customElements.get(tag)) return console.warn(`balcao: <${tag}> is there already, and stays.`)
  supportShadowRoots()
  customElements.define(tag, createElementClass(options))
}
