/** Bytes in one megabyte, the unit in which users read maximum file sizes. */
export const bytesOfMegabyte = 1_048_576
