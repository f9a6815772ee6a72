import type { IconShape } from "../../../ui/icon/Icon.tsx"

/** Two ways that become one (Lucide, ISC license). */
export const merge: IconShape = "M8 6l4-4 4 4M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22M20 22l-5-5"
