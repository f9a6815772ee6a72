const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** The OKLCH lightness of `#rrggbb`, 0 to 1. */
const lightnessOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
}

/** Lighter accents would be invisible on white (look, white label). */
const maxLightness = 0.93

/** True if the text is a usable accent: `#rrggbb`, not too light. */
export const isAccent = (text: string): boolean =>
  /^#[0-9a-f]{6}$/i.test(text) && lightnessOf(text) <= maxLightness

/** The suggested accents; the first is the product's own. */
export const accents = [
  "#005f73",
  "#1f5fbf",
  "#2f7d4f",
  "#6b4fbb",
  "#b0256b",
  "#b4451f",
  "#f2b705",
  "#4a4a48",
] as const
