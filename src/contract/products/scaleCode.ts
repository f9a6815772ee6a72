/** Rules of a field for the code a store's scale has of a product: up to six digits, kept without leading zeros. */
export const scaleCodeRules = {
  max: 6,
  format: {
    accepts: (text: string) => /^\d{1,6}$/.test(text.trim()) && !/^0+$/.test(text.trim()),
    plain: (text: string) => text.trim().replace(/^0+(?=\d)/, ""),
  },
} as const
