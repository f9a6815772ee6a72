/** Pixels the bar may take at most. */
const widest = 96

/** The longest of 1, 2 or 5 and noughts that is not longer. */
const roundDown = (metres: number) => {
  const power = 10 ** Math.floor(Math.log10(metres))
  const first = [5, 2, 1].find((digit) => digit * power <= metres) ?? 1
  return first * power
}

/** Draws how far something is: `ground` is metres in a pixel. */
export const drawScale = (place: HTMLElement | null, ground: number) => {
  if (!place) return
  const metres = roundDown(ground * widest)
  place.style.inlineSize = `${Math.round(metres / ground)}px`
  const label = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
  if (place.textContent !== label) place.textContent = label
}
