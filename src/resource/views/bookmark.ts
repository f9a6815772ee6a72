import type { IconShape } from "../../ui/icon/Icon.tsx"

/* Path data from Lucide (ISC licence, https://lucide.dev). */

/** Something kept to come back to. */
export const bookmark: IconShape = "M19 21l-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z"
