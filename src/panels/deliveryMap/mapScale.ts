/** Maximum length of the scale bar. */
const maxWidthPx = 96

/** Rounds down to 1, 2 or 5 times a power of ten. */
const roundDown = (meters: number) => {
  const power = 10 ** Math.floor(Math.log10(meters))
  const first = [5, 2, 1].find((digit) => digit * power <= meters) ?? 1
  return first * power
}

/** Draws the scale bar; `ground` is meters per pixel. */
export const drawScale = (place: HTMLElement | null, ground: number) => {
  if (!place) return
  const meters = roundDown(ground * maxWidthPx)
  place.style.inlineSize = `${Math.round(meters / ground)}px`
  const label = meters < 1000 ? `${meters} m` : `${meters / 1000} km`
  if (place.textContent !== label) place.textContent = label
}
