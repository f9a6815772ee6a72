import type { IconShape } from "../../ui/icon/Icon.tsx"

/* Path data from Lucide (ISC licence, https://lucide.dev). */

/** From one status to another. */
export const rightLeft: IconShape = "M16 3l4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16"

/** Signed in. */
export const logIn: IconShape = "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4M10 17l5-5-5-5M15 12H3"

/** Refused. */
export const ban: IconShape = "M4.9 4.9l14.2 14.2M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20"
