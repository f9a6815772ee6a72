import { enableShadowDOM } from "react-stately/private/flags/flags"
import { pressableStyleId } from "../ui/root/pressableStyle.ts"

/** Makes React Aria look for the focus inside tags, not only at them. */
export const lookInside = enableShadowDOM

/** Holds its place inside the tag, where the page's document sees it: what `PanelRoot` holds stands in the shadow root. */
export const holdPressableStyle = (tag: HTMLElement): void => {
  if (document.getElementById(pressableStyleId)) return
  const holder = document.createElement("span")
  holder.id = pressableStyleId
  holder.hidden = true
  tag.append(holder)
}
