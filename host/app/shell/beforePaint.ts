/**
 * Runs an action right before the next paint, after all other changes to the page, so that reading the layout costs a
 * single reflow. Returns a function that cancels it.
 */
export const beforePaint = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
