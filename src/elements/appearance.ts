import type { Appearance } from "../frame/PanelProvider.tsx"

type Density = NonNullable<Appearance["density"]>
type Scheme = NonNullable<Appearance["scheme"]>

const isScheme = (text: string | null): text is Scheme => text === "light" || text === "dark"

const isDensity = (text: string | null): text is Density => text === "comfortable" || text === "compact"

/** That of the property, or the JSON of the attribute; what is neither counts as not given. */
const read = (value: unknown): Appearance => {
  try {
    const appearance: unknown = typeof value === "string" ? JSON.parse(value) : value
    if (typeof appearance === "object" && appearance !== null) return appearance
  } catch {
    // oxlint-disable-next-line no-console -- for the developer who wrote the attribute
    console.warn(`balcao: the attribute appearance is no JSON: ${String(value)}.`)
  }
  return {}
}

/**
 * Returns the appearance of a tag: its attributes `scheme` and `density` take precedence over those of `appearance`.
 */
export const appearanceOf = (tag: HTMLElement, property: unknown): Appearance => {
  const scheme = tag.getAttribute("scheme")
  const density = tag.getAttribute("density")
  return {
    ...read(property ?? tag.getAttribute("appearance")),
    ...(isScheme(scheme) && { scheme }),
    ...(isDensity(density) && { density }),
  }
}
