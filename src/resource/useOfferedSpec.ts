import { useMemo } from "react"
import { usePanel } from "../frame/PanelContext.ts"
import { useValue } from "../frame/useValue.ts"
import type { ListSpec } from "./ListSpec.ts"

/** The list's spec without filters its server does not support. */
export const useOfferedSpec = (spec: ListSpec): ListSpec => {
  const extras = useValue(usePanel().client.extras(spec.find.service))
  return useMemo(() => {
    const { filters } = spec
    const isKnown = filters?.every(({ extra }) => extra === undefined || extras?.has(extra)) ?? true
    if (isKnown || !filters) return spec
    return { ...spec, filters: filters.filter(({ extra }) => extra === undefined || extras?.has(extra)) }
  }, [spec, extras])
}

/** The list's spec as rich as its server allows. */
export const useRichestSpec = (spec: ListSpec): ListSpec => {
  const { richer, find } = spec
  const isOffered = useValue(usePanel().client.extras(find.service))?.has("filters") === true
  return useMemo(() => (richer && isOffered ? { ...spec, ...richer } : spec), [spec, richer, isOffered])
}
