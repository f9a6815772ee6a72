import { useEffect, useRef } from "react"
import { useIsNavigating, useLocation } from "../routing/navigation.ts"

/** A native dialog over the page: opens when it is drawn, goes when one leaves the page one called it from. */
export const useSheetDialog = () => {
  const { pathname } = useLocation()
  const isNavigating = useIsNavigating()
  const openedAt = useRef(pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // The page that was on its way already when this was called is the one it was called from.
  const isArriving = useRef(isNavigating)
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    if (isArriving.current) isArriving.current = false
    else dialog.current?.close()
  }, [pathname])
  return { dialog, close: () => dialog.current?.close() }
}
