import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RowChange } from "./ownActions.ts"
import { saveRefusals } from "./saveRefusals.ts"

/** Saves of each row what a choice sends, over the version that was read. */
export const savingEach = <R extends Resource>(
  resource: R,
  bodyOf: (choice: string) => { readonly [N in keyof R["fields"]]?: unknown } | undefined,
): RowChange<Resource> => ({
  change: (api, { _id: id, version }, choice) =>
    api.call(callsOf<Resource>(resource).save, {
      params: { id },
      body: { ...bodyOf(choice), ...(version !== undefined && { version }) },
    }),
  refusals: saveRefusals,
})
