import { enableShadowDOM } from "react-stately/private/flags/flags"
import { asPressableStyle } from "../root/pressableStyle.ts"

/** Makes React Aria look for the focus inside shadow roots. */
export const supportShadowRoots = enableShadowDOM

/**
 * Takes the id in the document, as PanelRoot does in the shadow root, where React Aria does not look. Returns what ends
 * that.
 */
export const reservePressableStyle = (host: HTMLElement): (() => void) => {
  const placeholder = document.createElement("span")
  placeholder.hidden = true
  const end = asPressableStyle(host, () => host.appendChild(placeholder))
  return () => {
    placeholder.remove()
    end()
  }
}
