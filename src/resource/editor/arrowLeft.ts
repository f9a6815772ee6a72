import type { IconShape } from "../../ui/icon/Icon.tsx"

/** Back to where one came from. Path data from Lucide (ISC licence, https://lucide.dev). */
export const arrowLeft: IconShape = "M12 19l-7-7 7-7M19 12H5"
