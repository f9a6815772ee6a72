/** Bars with what one can do, such as "Save", at the foot of lists, editors and dialogs. */
const bars = "[data-bar]"

const gap = 8

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const moved = (box: DOMRect, lift: number) => new DOMRect(box.x, box.y - lift, box.width, box.height)

/** Returns the distance a box must rise, in px, to cover none of the others. */
const liftOver = (box: DOMRect, obstacles: ReadonlyArray<DOMRect>, lift = 0): number => {
  const raised = moved(box, lift)
  const covered = obstacles.find((other) => overlaps(raised, other))
  return covered ? liftOver(box, obstacles, box.bottom - covered.top + gap) : lift
}

/** Raises a stack of messages over the bars of its panel. */
const raise = (stack: HTMLElement, boxes: ReadonlyArray<DOMRect>) => {
  stack.style.translate = ""
  const lift = Math.max(
    0,
    ...[...stack.children].map((message) => liftOver(message.getBoundingClientRect(), boxes)),
  )
  // A window too low for both keeps the message in sight.
  if (lift < stack.getBoundingClientRect().top) stack.style.translate = `0 ${-lift}px`
}

/** Keeps the messages of a region off the bars of its panel, wherever these are scrolled to. Returns what ends that. */
export const keepClearOfBars = (region: HTMLElement): (() => void) => {
  const panel = region.closest(".balcao") ?? document
  const place = () => {
    const boxes = [...panel.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect())
    for (const stack of region.children) raise(stack as HTMLElement, boxes)
  }
  place()
  const options = { capture: true, passive: true }
  addEventListener("scroll", place, options)
  addEventListener("resize", place)
  return () => {
    removeEventListener("scroll", place, options)
    removeEventListener("resize", place)
  }
}
