import { useCallback, useSyncExternalStore } from "react"
import type { PermissionGroup } from "../contract/access/permissionCatalog.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"
import { usePanel } from "./PanelContext.ts"

type Catalog = ReadonlyArray<PermissionGroup>

/** The catalog of permissions, which only whoever is refused something needs; empty if it could not be fetched. */
let catalog: Catalog | undefined
let isRequested = false
const listeners = new Set<() => void>()

const arrive = (here: Catalog) => {
  catalog = here
  for (const listener of listeners) listener()
}

const request = () => {
  if (isRequested) return
  isRequested = true
  void import("../contract/access/permissionCatalog.ts").then(
    ({ permissionCatalog }) => arrive(permissionCatalog),
    () => arrive([]),
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns a function that names permissions by their titles. Those nobody here knows are named as they came. The
 * titles are fetched when they are first asked for; an ellipsis stands for them until then.
 */
export const usePermissionTitles = (): ((names: ReadonlyArray<string>) => string) => {
  const { locale } = usePanel()
  const here = useSyncExternalStore(
    subscribe,
    () => catalog,
    () => undefined,
  )
  return useCallback(
    (names) => {
      if (names.length === 0) return ""
      if (here === undefined) {
        request()
        return "…"
      }
      const titles = new Map<string, string>(
        here.flatMap(({ children }) =>
          children.map(([name, ...title]) => [name, `“${wordsIn(title, locale)}”`] as const),
        ),
      )
      return names.map((name) => titles.get(name) ?? name).join(", ")
    },
    [here, locale],
  )
}
