import { useEffect, useRef } from "react"
import { useIsComing, useLocation } from "../routing/navigation.ts"

/** A native dialog over the page: opens when it is drawn, goes when one leaves the page one called it from. */
export const useOpened = () => {
  const { pathname } = useLocation()
  const isComing = useIsComing()
  const left = useRef(pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // The page that was on its way already when this was called is the one it was called from.
  const awaited = useRef(isComing)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    if (awaited.current) awaited.current = false
    else dialog.current?.close()
  }, [pathname])
  return { dialog, close: () => dialog.current?.close() }
}
