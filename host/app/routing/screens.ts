import type { ComponentType, ReactNode } from "react"
import { shell } from "./files.ts"
import { findRoute } from "./find.ts"
import type { Route } from "../routes.ts"

type Component = ComponentType<{ readonly children?: ReactNode }>
type Load = () => Promise<{ readonly default: Component } | undefined>

const notBuilt = () => import("../pages/notBuilt/NotBuiltPage.tsx")

const there = new Map<Load, Component>()
const failed = new Map<Load, unknown>()

/** Undefined when it is there. One that failed is fetched again. */
const fetched = (load: Load): Promise<void> | undefined => {
  if (there.has(load)) return undefined
  return load().then(
    (file) => {
      // Without a file the whole page is being loaded anew.
      if (!file) return new Promise<never>(() => {})
      failed.delete(load)
      there.set(load, file.default)
      return undefined
    },
    (error: unknown) => void failed.set(load, error),
  )
}

const screenFileOf = ({ screen = notBuilt }: Route): Load => screen

/** Fetches what a page needs; undefined when all of it is there. Whoever draws it hears of failures. */
export const prepare = (pathname: string): Promise<unknown> | undefined => {
  const route = findRoute(pathname)
  if (!route || route.redirect !== undefined) return undefined
  const files = [screenFileOf(route), ...(route.place === "shell" ? [shell] : [])]
  const awaited = files.flatMap((file) => fetched(file) ?? [])
  return awaited.length === 0 ? undefined : Promise.all(awaited)
}

const drawn = (file: Load): Component | undefined => {
  const component = there.get(file)
  if (!component && failed.has(file)) throw failed.get(file)
  return component
}

/** A route's screen; undefined while it is on its way. */
export const screenOf = (route: Route): Component | undefined => drawn(screenFileOf(route))

/** The frame around every screen behind login; undefined while it is on its way. */
export const frame = (): Component | undefined => drawn(shell)
