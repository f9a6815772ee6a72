import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { type OwnPage, useParts } from "./parts.ts"

/** The page of a record by hand, if its list has one and the server has what it shows. */
export const useOwnPage = ({ service = "main" }: Resource): OwnPage<Resource> | undefined => {
  const { page } = useParts()
  const offered = useValue(usePanel().client.extras(service))
  return page?.extra === undefined || offered?.has(page.extra) === true ? page : undefined
}
