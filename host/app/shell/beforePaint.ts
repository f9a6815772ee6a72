/**
 * Does something right before the next picture, when all else has changed the page: what needs the layout then makes
 * the browser lay out once. Returns the way to call it off.
 */
export const beforePaint = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
