import type { Locale } from "../contract/limits.ts"

/** Fault that keeps panels from working on a page, with its location. */
export type Fault =
  /** `directive` of the Content-Security-Policy; `blocked` is an address, or a word of the standard such as `inline`. */
  | { readonly kind: "blockedByPolicy"; readonly directive: string; readonly blocked: string }
  /** The page draws with another copy of React than its panels. */
  | { readonly kind: "duplicateReact" }
  | { readonly kind: "twoVersions"; readonly versions: ReadonlyArray<string> }
  | { readonly kind: "missingStyles"; readonly panel: Element }
  /** The API lets this origin read no answer; or, where there are `headers`, none to calls with these. */
  | {
      readonly kind: "refusedByCors"
      readonly address: string
      readonly origin: string
      readonly headers: ReadonlyArray<string>
    }
  | { readonly kind: "unreachable"; readonly address: string }
  /** `expiredAt` where the token says so itself; otherwise the API refused it. */
  | { readonly kind: "expiredToken"; readonly address: string; readonly expiredAt?: Date }
  /** The host's `getToken` gave none, failed, or did not settle in 15 s. */
  | { readonly kind: "missingToken"; readonly address: string }
  /** `container` leaves the panel no height or no width. */
  | { readonly kind: "noSpace"; readonly panel: Element; readonly container: Element }
  /** Overlays that an old panel, or one in an old browser, opens stay inside `container`. */
  | {
      readonly kind: "trappedOverlays"
      readonly panel: Element
      readonly container: Element
      /** CSS property of `container`: `transform`. */
      readonly property: string
    }
  /** A tag whose module has not come. */
  | { readonly kind: "undefinedTag"; readonly tag: string }

/** A fault, and what to say of it. */
export type Finding = Fault & { readonly says: Readonly<Record<Locale, Saying>> }

/** A sentence each. */
export interface Saying {
  readonly problem: string
  readonly fix: string
}
