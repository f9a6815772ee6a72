import { useEffect, useRef } from "react"
import { useIsNavigating, usePathname } from "../routing/navigation.ts"

/** A native dialog: opens on mount and closes when the user leaves the page it was opened on. */
export const useSheetDialog = () => {
  const pathname = usePathname()
  const isNavigating = useIsNavigating()
  const openedAt = useRef(pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // A page that was already loading when the dialog opened counts as the page it was opened on.
  const isArriving = useRef(isNavigating)
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    if (isArriving.current) isArriving.current = false
    else dialog.current?.close()
  }, [pathname])
  return { dialog, close: () => dialog.current?.close() }
}
