import {
  createContext,
  type RefObject,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react"
import { adoptSheets } from "./sheets.ts"

/** True where the rules of panels come without them: by `styles.css`, or to the shadow root around. */
export const HasRules = createContext(false)

const never = () => () => {}
const no = () => false
const yes = () => true

/**
 * Gives the rules of panels to the page, or to the shadow root of the page that the element is in. Returns true as long
 * as what a server wrote has no rules yet, which nobody should see.
 */
export const useSheets = (element: RefObject<HTMLElement | null>): boolean => {
  const hasRules = useContext(HasRules)
  // Before any layout effect, some of which measure.
  useInsertionEffect(() => (hasRules ? undefined : adoptSheets(document)), [hasRules])
  useLayoutEffect(() => {
    const root = element.current?.getRootNode()
    return !hasRules && root instanceof ShadowRoot ? adoptSheets(root) : undefined
  }, [element, hasRules])
  return useSyncExternalStore(never, no, yes) && !hasRules
}
