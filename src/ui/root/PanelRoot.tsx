import { useRef, type CSSProperties, type ReactNode } from "react"
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider"
import "../theme/tokens.css.ts"
import "../theme/base.css.ts"
import { overlays } from "./panelRoot.css.ts"
import { pressableStyle } from "./pressableStyle.ts"

export interface PanelRootProps {
  /** `auto` follows the reader. */
  readonly scheme?: "auto" | "light" | "dark" | undefined
  readonly density?: "comfortable" | "compact" | undefined
  /** Any CSS colour; without it, whatever `--balcao-accent` says above the panel. */
  readonly accent?: string | undefined
  /** 0px to 10px; without it, `--balcao-radius`. */
  readonly radius?: string | undefined
  /** Any font stack; without it, `--balcao-font`. */
  readonly font?: string | undefined
  /** Names the panel as a region for assistive technology. */
  readonly label?: string | undefined
  /** As high as what holds it, so that what is inside scrolls. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

const inputs = ({ accent, radius, font, fill }: PanelRootProps): CSSProperties => ({
  ...(accent === undefined ? {} : { "--balcao-accent": accent }),
  ...(radius === undefined ? {} : { "--balcao-radius": radius }),
  ...(font === undefined ? {} : { "--balcao-font": font }),
  ...(fill ? { blockSize: "100%" } : {}),
})

/** The outermost element of a panel: it declares the tokens, and its dialogs, menus and messages open inside it. */
export const PanelRoot = (props: PanelRootProps) => {
  const { scheme = "auto", density = "comfortable", label, children } = props
  const container = useRef<HTMLDivElement>(null)
  return (
    <div
      className="balcao"
      data-scheme={scheme === "auto" ? undefined : scheme}
      data-density={density === "compact" ? density : undefined}
      style={inputs(props)}
      role={label === undefined ? undefined : "region"}
      aria-label={label}
    >
      <UNSAFE_PortalProvider getContainer={() => container.current}>{children}</UNSAFE_PortalProvider>
      <div ref={container} className={overlays} />
      <span hidden id={pressableStyle} />
    </div>
  )
}
