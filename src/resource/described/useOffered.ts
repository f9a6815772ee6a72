import type { Field } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

/** Tells whether the server of a list has a field. */
export const useOffered = ({ service = "main" }: Resource) => {
  const extras = useValue(usePanel().client.extras(service))
  return (field: Field | undefined): boolean =>
    field !== undefined && (field.rules.extra === undefined || extras?.has(field.rules.extra) === true)
}
