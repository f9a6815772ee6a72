import { appearanceTokens, type ColorToken } from "./appearance.ts"
import { propertyName } from "./propertyName.ts"

const { colors, plain, accent } = appearanceTokens

const ofScheme = (name: string, scheme: "light" | "dark", token: ColorToken): string => {
  const [min, max, usual] = token[scheme]
  return `oklch(from var(${propertyName(name, scheme)}, ${usual}) clamp(${min}, l, ${max}) min(c, ${token.chroma}) h / 1)`
}

/** The colors a host may give, kept where text and controls can be read. */
export const givenColors = Object.fromEntries(
  Object.entries(colors).map(([name, token]) => [
    name,
    `light-dark(${ofScheme(name, "light", token)}, ${ofScheme(name, "dark", token)})`,
  ]),
) as Readonly<Record<keyof typeof colors, string>>

/**
 * The accent without transparency, as screens of sRGB show it: a color beyond what they can show is lighter there than its
 * lightness says, and what is derived from that could not be read.
 */
export const givenAccent = `color(from var(${propertyName("accent")}, ${accent.usual}) srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1) / 1)`

/** The other values a host may give, clamped to their ranges. */
export const givenValues = Object.fromEntries(
  Object.entries(plain).map(([name, token]) => {
    const value = `var(${propertyName(name)}, ${token.usual})`
    return [name, "least" in token ? `clamp(${token.least}, ${value}, ${token.most})` : value]
  }),
) as Readonly<Record<keyof typeof plain, string>>

/** Custom properties with a syntax: what is no color, length or number counts as not given. */
export const registered = [
  { name: propertyName("accent"), syntax: "<color>", usual: accent.usual },
  ...Object.entries(colors).flatMap(([name, token]) =>
    (["light", "dark"] as const).map((scheme) => ({
      name: propertyName(name, scheme),
      syntax: "<color>",
      usual: token[scheme][2],
    })),
  ),
  ...Object.entries(plain).flatMap(([name, token]) =>
    "syntax" in token ? [{ name: propertyName(name), syntax: token.syntax, usual: token.usual }] : [],
  ),
]
