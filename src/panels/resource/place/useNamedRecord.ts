import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { Resource, RowOf } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { referenceOf } from "../../../resource/described/kindTexts.ts"

/** The record a draft's text names; nothing until it has come, and for those who may not read its list. */
export const useNamedRecord = <R extends Resource>(resource: R, text: string): RowOf<R> | undefined => {
  const { api } = usePanel().client
  const [found, setFound] = useState<RowOf<R>>()
  const id = referenceOf(text)?._id
  useEffect(() => {
    if (id === undefined) return undefined
    return Effect.runCallback(api.call(callsOf(resource).get, { params: { id } }), {
      onExit: (exit) => setFound(exit._tag === "Success" ? (exit.value as unknown as RowOf<R>) : undefined),
    })
  }, [api, resource, id])
  return found && String(found._id) === String(id) ? found : undefined
}
