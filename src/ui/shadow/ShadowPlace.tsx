import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { adoptSheets } from "../root/sheets.ts"
import { HasRules } from "../root/useSheets.ts"
import { host, inPlace } from "./shadowPlace.css.ts"

export { supportShadowRoots } from "./reactAria.ts"

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
      {root &&
        createPortal(
          <HasRules.Provider value>
            <div className={inPlace}>{children}</div>
          </HasRules.Provider>,
          root,
        )}
    </div>
  )
}
