import { type RefObject, useEffect } from "react"
import { usePathname } from "../routing/navigation.ts"

/** Duration of the fade (look, motion). */
const fadeMs = 160

/** Fades a page in once it has loaded (section 4). */
export const usePageFade = (page: RefObject<HTMLElement | null>): void => {
  const pathname = usePathname()
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    page.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: "ease-out" })
  }, [page, pathname])
}
