/** Ways to show the items of a menu. */
export const menuLayouts = ["LIST", "GRID"] as const
export type MenuLayout = (typeof menuLayouts)[number]
