/** Price in cents of one piece, or of a kilogram of what is weighed, with the options that were chosen. */
export const unitCentsOf = ({
  unitPriceCents,
  options = [],
}: {
  readonly unitPriceCents: number
  readonly options?: ReadonlyArray<{ readonly priceCents: number }>
}): number => options.reduce((sum, { priceCents }) => sum + priceCents, unitPriceCents)
