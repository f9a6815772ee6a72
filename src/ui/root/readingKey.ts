interface Press {
  readonly key: string
  readonly target: EventTarget
}

const mirrored: ReadonlyMap<string, string> = new Map([
  ["ArrowLeft", "ArrowRight"],
  ["ArrowRight", "ArrowLeft"],
])

/** The key that was pressed; left and right change places where text runs from right to left, as what they move does. */
export const readingKey = ({ key, target }: Press): string => {
  const other = mirrored.get(key)
  return other !== undefined && getComputedStyle(target as Element).direction === "rtl" ? other : key
}
