import { usePanel, useValue } from "balcao"
import { useCallback, useEffect, useMemo } from "react"
import { usePathname } from "./navigation.ts"
import { findRoute } from "./findRoute.ts"
import { decide } from "./guard.ts"
import { useSavedScreenStores } from "../settings/settings.ts"
import { useStored } from "../settings/stored.ts"
import { toggled, withVisit } from "../settings/savedScreens.ts"
import { screenAddress, screenName } from "./screenAddress.ts"

/** A link to a screen. */
export interface ScreenLink {
  readonly to: string
  readonly label: string
}

const none: ReadonlyArray<string> = []

/** Links to those addresses that the user may open. */
const useOpenable = (addresses: ReadonlyArray<string>): ReadonlyArray<ScreenLink> => {
  const { client, locale } = usePanel()
  const state = useValue(client.session.state)
  return useMemo(
    () =>
      addresses.flatMap((to) => {
        const route = findRoute(to)
        if (!route || decide(route, state, to)._tag !== "Show") return []
        return [{ to, label: screenName(route, to)[locale] }]
      }),
    [addresses, locale, state],
  )
}

/** The starred addresses of the user, and a function that stars or unstars one. */
export const useStars = () => {
  const { client } = usePanel()
  const user = String(useValue(client.session.user)?.id ?? "")
  const { favourites: store } = useSavedScreenStores()
  const [all] = useStored(store)
  const starred = all[user] ?? none
  const toggle = useCallback(
    (address: string) => store.set({ ...store.get(), [user]: toggled(store.get()[user] ?? none, address) }),
    [store, user],
  )
  return { starred, toggle }
}

/** The starred screens of the user. */
export const useFavourites = (): ReadonlyArray<ScreenLink> => useOpenable(useStars().starred)

/** The last five screens before the current one. */
export const useRecents = (): ReadonlyArray<ScreenLink> => {
  const { client } = usePanel()
  const user = useValue(client.session.user)?.id
  const [recents] = useStored(useSavedScreenStores().recents)
  const here = screenAddress(usePathname())
  const addresses = useMemo(
    () => (recents.user === user ? recents.addresses.filter((one) => one !== here).slice(0, 5) : none),
    [recents, user, here],
  )
  return useOpenable(addresses)
}

/** Records the current screen as visited. */
export const useVisitRecorder = (): void => {
  const { client } = usePanel()
  const user = useValue(client.session.user)?.id
  const { recents: store } = useSavedScreenStores()
  const address = screenAddress(usePathname())
  useEffect(() => {
    if (user === undefined || findRoute(address)?.redirect !== undefined) return undefined
    const remember = () => {
      const known = store.get()
      const own = known.user === user ? known : { user, addresses: none }
      if (own.addresses[0] !== address) store.set(withVisit(own, user, address))
    }
    // Deferred so that the page renders first, and a page that redirects at once is not recorded.
    const timer = setTimeout(remember)
    return () => clearTimeout(timer)
  }, [store, user, address])
}
