import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { findParams } from "./findRoute.ts"
import type {
  HeldNavigation,
  NavigateOptions,
  NavigationState,
  Navigator,
  PageLocation,
  ShouldHold,
} from "./Navigator.ts"

export const NavigatorContext = createContext<Navigator | undefined>(undefined)

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
const pathnameOf = ({ location }: NavigationState) => location.pathname
const isNavigatingOf = ({ isNavigating }: NavigationState) => isNavigating

/** The current location. */
export const useLocation = (): PageLocation => useNavigationState(locationOf)

/** The current path alone: what reads it is not rendered again when only the query changes, as lists do. */
export const usePathname = (): string => useNavigationState(pathnameOf)

/** True while the next page is loading. */
export const useIsNavigating = (): boolean => useNavigationState(isNavigatingOf)

/** Opens an address of the app. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void) => useNavigator().go

/** Runs an action that resets the current page; asks first when there are unsaved changes. */
export const useLeaveGuard = (): ((move: () => void) => void) => useNavigator().guardLeave

/** The route parameters in the current address. */
export const useParams = (): Readonly<Record<string, string>> => {
  const pathname = usePathname()
  return useMemo(() => findParams(pathname), [pathname])
}

type SetQuery = (change: (former: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/** The query of the address, and a function that updates it from its latest value. */
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

/** Holds navigation to other content while `shouldHold` returns true; returns the navigation it holds. */
export const useHold = (shouldHold: ShouldHold): HeldNavigation | undefined => {
  const { hold } = useNavigator()
  useEffect(() => hold(shouldHold), [hold, shouldHold])
  return useNavigationState(({ held }) => (held?.by === shouldHold ? held : undefined))
}
