import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/**
 * A native dialog over the page: opens when it is drawn, goes when one leaves the page. The page one is on is what the
 * address says: the router tells of it later, while the next page is being fetched.
 */
export const useOpened = () => {
  const { pathname } = useLocation()
  const arrived = useRef(location.pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (arrived.current !== location.pathname) dialog.current?.close()
  }, [pathname])
  return { dialog, close: () => dialog.current?.close() }
}
