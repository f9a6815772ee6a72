import type { ComponentType, ReactNode } from "react"
import { findRoute } from "./routing/findRoute.ts"
import type { Route } from "./routes.ts"
import { screenLoaderOf } from "./screens.ts"
import { loadShell } from "./shell/loadShell.ts"

type Component = ComponentType<{ readonly children?: ReactNode }>
type Loader = () => Promise<{ readonly default: Component } | undefined>

const loaded = new Map<Loader, Component>()
const failed = new Map<Loader, unknown>()

/** Loads a file; undefined when it is already loaded. A failed load is tried again. */
const loadOnce = (load: Loader): Promise<void> | undefined => {
  if (loaded.has(load)) return undefined
  return load().then(
    (file) => {
      // No file means that the whole page is about to reload.
      if (!file) return new Promise<never>(() => {})
      failed.delete(load)
      loaded.set(load, file.default)
      return undefined
    },
    (error: unknown) => void failed.set(load, error),
  )
}

/** Loads the files of a page; undefined when all are loaded. Failures are thrown when the page renders. */
export const prepare = (pathname: string): Promise<unknown> | undefined => {
  const route = findRoute(pathname)
  if (!route || route.redirect !== undefined) return undefined
  const files = [screenLoaderOf(route), ...(route.area === "shell" ? [loadShell] : [])]
  const awaited = files.flatMap((file) => loadOnce(file) ?? [])
  return awaited.length === 0 ? undefined : Promise.all(awaited)
}

const loadedOrThrow = (file: Loader): Component | undefined => {
  const component = loaded.get(file)
  if (!component && failed.has(file)) throw failed.get(file)
  return component
}

/** A route's screen; undefined while it loads. */
export const screenOf = (route: Route): Component | undefined => loadedOrThrow(screenLoaderOf(route))

/** The frame around every screen behind login; undefined while it loads. */
export const shellFrame = (): Component | undefined => loadedOrThrow(loadShell)
