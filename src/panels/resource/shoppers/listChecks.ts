import type { IconShape } from "../../../ui/icon/Icon.tsx"

/** Work on a list that goes on. Path data from Lucide (ISC licence, https://lucide.dev). */
export const listChecks: IconShape = "M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4"
