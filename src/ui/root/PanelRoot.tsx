import { useCallback, useRef, type ReactNode } from "react"
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider"
import "../theme/tokens.css.ts"
import "../theme/reset.css.ts"
import "../theme/base.css.ts"
import "../theme/forcedColors.css.ts"
import type { AppearanceTokens } from "../theme/appearance.ts"
import { isolated } from "../theme/isolated.ts"
import { useOnPage } from "./focusTracking.ts"
import { propertiesOf } from "./givenTokens.ts"
import { IsolatedLayer } from "./Isolated.tsx"
import { overlays } from "./panelRoot.css.ts"
import { useSafeAccent } from "./safeAccent.ts"
import { shownLayer, useTopLayer } from "./topLayer.ts"
import { useSheets } from "./useSheets.ts"
import { useTokenCheck } from "./useTokenCheck.ts"
import { version } from "./version.ts"

export interface PanelRootProps {
  /** `auto` follows the user's system setting. */
  readonly scheme?: "auto" | "light" | "dark" | undefined
  readonly density?: "comfortable" | "compact" | undefined
  /** Sets the custom properties of the same names; without one, what is inherited counts. */
  readonly tokens?: AppearanceTokens | undefined
  /** Names the panel as a region for assistive technology. */
  readonly label?: string | undefined
  /** Fills the height of its container, so that its content scrolls. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

const none: AppearanceTokens = {}

/**
 * The outermost element of a panel: it declares the tokens, and its dialogs, menus and messages open inside it, in the
 * browser's top layer (docs/decisions/0051).
 */
export const PanelRoot = (props: PanelRootProps) => {
  const { scheme = "auto", density = "comfortable", fill, label, children } = props
  const tokens = props.tokens ?? none
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isUnstyled = useSheets(root)
  useOnPage()
  useTopLayer(layer)
  useSafeAccent(root, tokens.accent)
  useTokenCheck(root, tokens)
  return (
    <div
      ref={root}
      className="balcao"
      hidden={isUnstyled}
      data-version={version}
      data-scheme={scheme === "auto" ? undefined : scheme}
      data-density={density === "compact" ? density : undefined}
      style={{ ...propertiesOf(tokens), ...(fill && { blockSize: "100%" }) }}
      role={label === undefined ? undefined : "region"}
      aria-label={label}
    >
      <UNSAFE_PortalProvider getContainer={useCallback(() => shownLayer(layer.current), [])}>
        <IsolatedLayer.Provider value={useCallback(() => shownLayer(layer.current) && place.current, [])}>
          {children}
        </IsolatedLayer.Provider>
      </UNSAFE_PortalProvider>
      <div ref={layer} popover="manual" className={overlays}>
        <div ref={place} className={isolated} />
      </div>
    </div>
  )
}
