import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** A native dialog over the page: opens when it is drawn, goes when one leaves the page. */
export const useOpened = () => {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (arrived.current !== pathname) dialog.current?.close()
  }, [pathname])
  return { dialog, close: () => dialog.current?.close() }
}
