/** The stripes of an awning, each with a round end. */
export const awning = (count: number, width: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = index * width
    return { x, path: `M${x} 0h${width}v${width + 2}a${width / 2} ${width / 2} 0 0 1 -${width} 0Z` }
  })
