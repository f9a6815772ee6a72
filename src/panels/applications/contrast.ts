/** The parts of a color as it is drawn, each from 0 to 1; the browser knows every way to write one. */
const partsOf = (color: string): ReadonlyArray<number> => {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  if (!pixel) return [0, 0, 0]
  pixel.fillStyle = color
  pixel.fillRect(0, 0, 1, 1)
  return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two solid colors (WCAG 2.2), from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
