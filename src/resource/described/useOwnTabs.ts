import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { type Parts, useParts } from "./parts.ts"

const none: NonNullable<Parts["tabs"]> = []

/** The tabs drawn by hand for which the server has what they show. */
export const useOwnTabs = (): NonNullable<Parts["tabs"]> => {
  const { tabs = none } = useParts()
  const offered = useValue(usePanel().client.extras("main"))
  return tabs.filter(({ extra }) => extra === undefined || offered?.has(extra) === true)
}
