import { isAccent } from "./accent.ts"
import { parseObject } from "./parseObject.ts"

/** Layout and colors of the shell; stored under the key `layoutConfig`. */
export interface Layout {
  readonly scheme: "auto" | "light" | "dark"
  /** True if the sidebar shows icons only. */
  readonly rail: boolean
  /** `#rrggbb`; without one, the accent of the installation. */
  readonly accent?: string
  readonly density: "comfortable" | "compact"
  /** v1 breadcrumbs, title and description; v2 title and actions in one row; v3 title over tabs (section 2). */
  readonly subheader: "v1" | "v2" | "v3"
}

const oneOf = <const A extends string>(value: unknown, known: ReadonlyArray<A>, fallback: A): A =>
  known.find((one) => one === value) ?? fallback

/** Parses the stored layout; other programs may write it, so unknown values become the default. */
export const layoutOf = (text: string | null): Layout => {
  const { scheme, rail, accent, density, subheader } = parseObject(text)
  return {
    scheme: oneOf(scheme, ["auto", "light", "dark"], "auto"),
    rail: rail === true,
    ...(typeof accent === "string" && isAccent(accent) && { accent }),
    density: oneOf(density, ["comfortable", "compact"], "comfortable"),
    subheader: oneOf(subheader, ["v1", "v2", "v3"], "v1"),
  }
}

/** The layout before the user changes it. */
export const defaultLayout: Layout = layoutOf(null)
