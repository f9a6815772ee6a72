/** A whole number long enough that JavaScript may not hold all its digits. */
const long = /[:[,]\s*-?\d{16,}\s*[,}\]]|^\s*-?\d{16,}\s*$/
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const isTooLong = (number: string) => /^-?\d{16,}$/.test(number) && String(Number(number)) !== number

/** Parses JSON. Whole numbers beyond 2^53, such as ids, become texts of the same digits. Throws on anything else. */
export const parseJson = (text: string): unknown =>
  JSON.parse(long.test(text) ? text.replace(token, (one) => (isTooLong(one) ? `"${one}"` : one)) : text)

/** Returns the content of a body: the parsed JSON, null if it is empty, otherwise its text. */
export const parseBody = (text: string): unknown => {
  if (text.trim() === "") return null
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
