import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { addEverySheet, adoptSheets } from "../root/sheets.ts"
import { supportShadowRoots } from "./reactAria.ts"
import { host, inPlace } from "./shadowPlace.css.ts"

/** Fetches our rules, which a shadow root needs before it shows anything. */
export const prepareShadowRoots = (): Promise<void> => {
  supportShadowRoots()
  return addEverySheet()
}

/** Its children in a shadow root, with our styles and none of the page's. */
export const ShadowPlace = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" })
    setRoot(shadow)
    return adoptSheets(shadow)
  }, [])
  return (
    <div ref={place} className={host}>
      {root && createPortal(<div className={inPlace}>{children}</div>, root)}
    </div>
  )
}
