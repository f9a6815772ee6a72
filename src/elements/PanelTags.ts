import type { ComponentType } from "react"
import type { Density, Messages, Navigation } from "../frame/PanelContext.ts"
import type { PanelAction, PanelEvent } from "../frame/panelEvents.ts"
import type { Appearance } from "../frame/PanelProvider.tsx"

/** The panel, attributes and properties of each tag whose entry is imported; every entry adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the entries
export interface PanelTags {}

type Tag = keyof PanelTags
type PropsOf<O> = O extends { readonly Panel: ComponentType<infer P> } ? P : never
type AttributesOf<O> = O extends { readonly attributes: infer A } ? keyof A & string : never
type PropertiesOf<O> = O extends { readonly properties: ReadonlyArray<infer P> } ? P : never
type Kebab<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Rest>}`
  : S
type Written<A> = A extends number ? A | `${number}` : A
type Prop<O, N> = N extends keyof PropsOf<O> ? Exclude<PropsOf<O>[N], undefined> : never

/** Attributes that a page writes on a tag: texts and numbers, in kebab case. */
export type TagAttributes<T extends Tag = Tag> = {
  /** The name given to `register`. Default `main`. */
  readonly client?: string | undefined
  /** `ptBr`, `en`, or a BCP 47 tag of either language. Default `ptBr`. */
  readonly locale?: string | undefined
  /** Default: the reader's. */
  readonly scheme?: "light" | "dark" | undefined
  /** Row density. Default `comfortable`. */
  readonly density?: Density | undefined
  /** Appearance as JSON; the property of the same name takes precedence. */
  readonly appearance?: string | undefined
  /** Shows, but changes nothing. */
  readonly readonly?: "" | boolean | undefined
} & {
  readonly [N in AttributesOf<PanelTags[T]> as Kebab<N>]?: Written<Prop<PanelTags[T], N>> | undefined
}

/** Properties that a page's script sets on a tag: functions and objects. */
export type TagProperties<T extends Tag = Tag> = {
  /** Navigation for links; by default the browser's own location. */
  navigation?: Navigation | undefined
  /** Appearance: density, colors, fonts, sizes (`docs/appearance.md`). */
  appearance?: Appearance | undefined
  /** The page's own sentences: by language, namespace and key. */
  messages?: Messages | undefined
} & {
  -readonly [N in "features" | "slots"]?: Prop<PanelTags[T], N> | undefined
} & {
  -readonly [N in PropertiesOf<PanelTags[T]> & string]?: Prop<PanelTags[T], N> | undefined
}

/** Events of a tag; all bubble, out of shadow roots too. */
export interface TagEvents {
  /** The user is loaded. */
  readonly "balcao-ready": CustomEvent<undefined>
  /** Something a person did or met. */
  readonly "balcao-event": CustomEvent<PanelEvent>
  /** Before anything is written; `preventDefault()` stops it. */
  readonly "balcao-action": CustomEvent<PanelAction>
  /** Reason why the panel could not load its content. */
  readonly "balcao-load-error": CustomEvent<unknown>
  /** A defect, or what could not be read of an answer; `preventDefault()` keeps it from the page's `error` event. */
  readonly "balcao-error": CustomEvent<unknown>
}

interface Listening {
  addEventListener<E extends keyof TagEvents>(
    type: E,
    listener: (this: HTMLElement, event: TagEvents[E]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<E extends keyof TagEvents>(
    type: E,
    listener: (this: HTMLElement, event: TagEvents[E]) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The element of a tag: `PanelElement<"balcao-roles">`. */
export type PanelElement<T extends Tag = Tag> = Listening & HTMLElement & TagProperties<T>

type Elements = { [T in Tag]: PanelElement<T> }

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}
