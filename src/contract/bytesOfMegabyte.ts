/** What files are measured in where people read how large one may be. */
export const bytesOfMegabyte = 1_048_576
