import type { Client } from "balcao"
import { calls, limits } from "balcao/contract"
import * as Effect from "effect/Effect"
import { use, useEffect, useState, useSyncExternalStore } from "react"
import { useAppStore } from "../settings/settings.ts"
import { type Brand, brandAt, expiryOf } from "../settings/brand.ts"
import { BrandContext } from "./BrandContext.ts"

const useAppSettings = () => {
  const store = useAppStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** The application's texts and pictures that are known so far: those of the page's own, or of this host. */
export const useBrand = (): Brand => {
  const { brand } = useAppSettings()
  return use(BrandContext) ?? brand
}

/** Loads the style of this host; success or failure is cached for five minutes (section 9). */
export const useBrandLoad = (client: Client): void => {
  const store = useAppStore()
  useEffect(() => {
    const { keptUntil = 0, otherSettings } = store.get()
    const now = Date.now()
    // A clock that was set back must not keep a style for ever.
    if (keptUntil > now && keptUntil <= now + limits.styleCacheMs) return undefined
    const saveBrand = (brand: Brand, until = Infinity) =>
      store.set({
        brand,
        keptUntil: Math.min(Date.now() + limits.styleCacheMs, until),
        otherSettings,
      })
    const loading = client.api.call(calls.styles.ofHost, { query: { domain: location.hostname } })
    let here = true
    const stop = Effect.runCallback(loading, {
      onExit: (exit) => {
        if (!here) return
        const style = exit._tag === "Success" ? { ...exit.value.adminStyle } : {}
        const brand = brandAt(style, location.origin, Date.now())
        saveBrand(brand, brand.expiredAt === undefined ? expiryOf(style.expiration) : undefined)
      },
    })
    return () => {
      here = false
      stop()
    }
  }, [client, store])
}

/** Shows the application's icon in the browser's tab. */
export const useTabIcon = (): void => {
  const { tabIcon } = useBrand()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]")
    if (!link || tabIcon === undefined) return
    link.removeAttribute("type")
    link.href = tabIcon
  }, [tabIcon])
}

interface Search {
  readonly name: "backgroundLogin" | "logo"
  readonly intervalMs: number
  /** Attempts after which the default is shown. */
  readonly maxAttempts: number
}

/** A picture of the stored settings: its address, "waiting" while it may still come, or "none" (section 9). */
export const usePicture = ({
  name,
  intervalMs,
  maxAttempts,
}: Search): { readonly src: string } | "waiting" | "none" => {
  const store = useAppStore()
  const { keptUntil } = useAppSettings()
  const isOwn = use(BrandContext) !== undefined
  const [attempts, setAttempts] = useState(0)
  const src = useBrand()[name]
  const isWaiting = !isOwn && src === undefined && keptUntil === undefined && attempts < maxAttempts
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      store.refresh()
      setAttempts(attempts + 1)
    }, intervalMs)
    return () => clearTimeout(timer)
  }, [isWaiting, attempts, intervalMs, store])
  if (src !== undefined) return { src }
  return isWaiting ? "waiting" : "none"
}
