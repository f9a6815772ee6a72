import type { PaperWidth } from "./printOptions.ts"

/** A sheet that is higher by a part of a millimeter than its page would spill a page that is empty. */
const spareMm = 1

/**
 * The sizes of the pages that sheets of these heights are printed on. A roll has no height of its own, and CSS no
 * `80mm auto`: each sheet gets a page of its own, as high as it is.
 */
export const pageRules = (width: PaperWidth, heightsMm: ReadonlyArray<number>): string => {
  if (width === "a4") return "@page { size: A4; margin: 12mm }"
  const pages = heightsMm.map(
    (height, at) => `@page sheet-${at} { size: ${width}mm ${height + spareMm}mm; margin: 0 }`,
  )
  return pages.join("\n")
}
