import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { findParams } from "./find.ts"
import type { Going, Held, Moves, Navigator, Place } from "./Navigator.ts"

export const NavigatorContext = createContext<Navigator | undefined>(undefined)

/** Goes from page to page. */
const useNavigator = (): Navigator => {
  const navigator = use(NavigatorContext)
  if (!navigator) throw new Error("Render pages inside <NavigatorContext>.")
  return navigator
}

const useMoves = <A>(part: (moves: Moves) => A): A => {
  const { subscribe, moves } = useNavigator()
  return useSyncExternalStore(subscribe, () => part(moves()))
}

const placeOf = ({ place }: Moves) => place
const comingOf = ({ isComing }: Moves) => isComing
const heldOf = ({ held }: Moves) => held

/** Where one is. */
export const useLocation = (): Place => useMoves(placeOf)

/** Whether the next page is on its way. */
export const useIsComing = (): boolean => useMoves(comingOf)

/** Opens an address of the app. */
export const useNavigate = (): ((to: string, how?: Going) => void) => useNavigator().go

/** Does what begins the present page anew; one who has something unsaved is asked first. */
export const useRenew = (): ((move: () => void) => void) => useNavigator().renew

/** What the address fills into the parameters of its route. */
export const useParams = (): Readonly<Record<string, string>> => {
  const { pathname } = useLocation()
  return useMemo(() => findParams(pathname), [pathname])
}

type SetQuery = (change: (former: URLSearchParams) => URLSearchParams, how?: Going) => void

/** The query of the address, and the way to change it from what it is then. */
export const useSearchParams = (): readonly [URLSearchParams, SetQuery] => {
  const { ask, moves } = useNavigator()
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback<SetQuery>(
    (change, how) => ask(change(new URLSearchParams(moves().place.search)), how),
    [ask, moves],
  )
  return [query, setQuery]
}

/** Holds what leads to another page while `asks` says so, and tells what is held. */
export const useHold = (asks: () => boolean): Held | undefined => {
  const { hold } = useNavigator()
  useEffect(() => hold(asks), [hold, asks])
  return useMoves(heldOf)
}
