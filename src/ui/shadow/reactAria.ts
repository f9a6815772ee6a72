import { enableShadowDOM } from "react-stately/private/flags/flags"
import { pressableStyleId } from "../root/pressableStyle.ts"

/** Makes React Aria look for the focus inside shadow roots. */
export const supportShadowRoots = enableShadowDOM

/** Takes the id in the document, as PanelRoot does in the shadow root, where React Aria does not look. */
export const reservePressableStyle = (tag: HTMLElement): void => {
  if (document.getElementById(pressableStyleId)) return
  const placeholder = document.createElement("span")
  placeholder.id = pressableStyleId
  placeholder.hidden = true
  tag.append(placeholder)
}
