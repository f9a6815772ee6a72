import type { RecordId } from "../contract/wire/recordId.ts"
import type { Fields, Reference, RowFields } from "../contract/resource/field.ts"
import type { BodyOf, Resource } from "../contract/resource/resource.ts"

type WrittenByServer<F extends Fields> = {
  [N in keyof F]: F[N]["rules"] extends { readonly from: "server" } ? N : never
}[keyof F]

/** Other records are named by their number alone. */
type WithReferenceIds<V> = { readonly [N in keyof V]: Reference extends V[N] ? RecordId | null : V[N] }

/** A record a demo or a backend begins with: what a body says, and of the rest what matters. */
export type GivenRow<R extends Resource> = BodyOf<R> &
  WithReferenceIds<Partial<Pick<RowFields<R["fields"]>, WrittenByServer<R["fields"]>>>> & {
    readonly _id?: number
    readonly owner?: RecordId
    readonly status?: string
    readonly createdAt?: string
  }
