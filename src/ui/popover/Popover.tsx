import { later } from "../root/later.tsx"

/** A popover at a button; a press outside or Escape closes it. */
export const Popover = later(
  () => import("./PopoverSurface.tsx"),
  ({ isOpen }) => isOpen,
)
