import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { findParams } from "./findRoute.ts"
import type { NavigateOptions, Held, NavigationState, Navigator, PageLocation } from "./Navigator.ts"

export const NavigatorContext = createContext<Navigator | undefined>(undefined)

/** Goes from page to page. */
const useNavigator = (): Navigator => {
  const navigator = use(NavigatorContext)
  if (!navigator) throw new Error("Render pages inside <NavigatorContext>.")
  return navigator
}

const useNavigationState = <A>(select: (state: NavigationState) => A): A => {
  const { subscribe, getState } = useNavigator()
  return useSyncExternalStore(subscribe, () => select(getState()))
}

const locationOf = ({ location }: NavigationState) => location
const isNavigatingOf = ({ isNavigating }: NavigationState) => isNavigating
const heldOf = ({ held }: NavigationState) => held

/** Where one is. */
export const useLocation = (): PageLocation => useNavigationState(locationOf)

/** Whether the next page is on its way. */
export const useIsNavigating = (): boolean => useNavigationState(isNavigatingOf)

/** Opens an address of the app. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void) => useNavigator().go

/** Does what begins the present page anew; one who has something unsaved is asked first. */
export const useLeaveGuard = (): ((move: () => void) => void) => useNavigator().guardLeave

/** What the address fills into the parameters of its route. */
export const useParams = (): Readonly<Record<string, string>> => {
  const { pathname } = useLocation()
  return useMemo(() => findParams(pathname), [pathname])
}

type SetQuery = (change: (former: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/** The query of the address, and the way to change it from what it is then. */
export const useSearchParams = (): readonly [URLSearchParams, SetQuery] => {
  const { setQuery: replaceQuery, getState } = useNavigator()
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback<SetQuery>(
    (change, options) => replaceQuery(change(new URLSearchParams(getState().location.search)), options),
    [replaceQuery, getState],
  )
  return [query, setQuery]
}

/** Holds what leads to another page while `asks` says so, and tells what is held. */
export const useHold = (shouldHold: () => boolean): Held | undefined => {
  const { hold } = useNavigator()
  useEffect(() => hold(shouldHold), [hold, shouldHold])
  return useNavigationState(heldOf)
}
