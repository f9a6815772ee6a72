import type { Subject } from "balcao/contract"

/** The part of the session that the guard reads (section 4). */
export type Visitor =
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "TokenStored" }
  | { readonly _tag: "Loaded"; readonly user: Subject }

/** Content of the 403 page: the refused page and the permissions that open it. */
export interface Refusal {
  readonly page: string
  readonly needs: ReadonlyArray<string>
}

/** Decision of the guard for a visit. */
export type Decision =
  | { readonly _tag: "Show" }
  | { readonly _tag: "Wait" }
  | { readonly _tag: "Go"; readonly to: string; readonly refusal?: Refusal }
