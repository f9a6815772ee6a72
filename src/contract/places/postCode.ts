/** A CEP as it is kept and shown: five digits, a hyphen, and three. */
export const plainPostCode = (text: string): string =>
  text.trim().replace(/^(\d\d)\.?(\d{3})-?(\d{3})$/, "$1$2-$3")

/** True for a CEP as people write it: eight digits, perhaps with a point and a hyphen; none begins with two zeros. */
export const isPostCode = (text: string): boolean => /^(?!00)\d{5}-\d{3}$/.test(plainPostCode(text))

/** The rules of a text that is a CEP. */
export const postCodeRules = { max: 10, format: { accepts: isPostCode, plain: plainPostCode } } as const
