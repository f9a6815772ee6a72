/** Pixels the bar may take at most. */
const maxWidthPx = 96

/** The longest of 1, 2 or 5 and noughts that is not longer. */
const roundDown = (meters: number) => {
  const power = 10 ** Math.floor(Math.log10(meters))
  const first = [5, 2, 1].find((digit) => digit * power <= meters) ?? 1
  return first * power
}

/** Draws how far something is: `ground` is metres in a pixel. */
export const drawScale = (place: HTMLElement | null, ground: number) => {
  if (!place) return
  const meters = roundDown(ground * maxWidthPx)
  place.style.inlineSize = `${Math.round(meters / ground)}px`
  const label = meters < 1000 ? `${meters} m` : `${meters / 1000} km`
  if (place.textContent !== label) place.textContent = label
}
