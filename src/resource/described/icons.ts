import type { IconShape } from "../../ui/icon/Icon.tsx"

/* Path data from Lucide (ISC licence, https://lucide.dev). */

/** From one status to another. */
export const rightLeft: IconShape = "M16 3l4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16"
