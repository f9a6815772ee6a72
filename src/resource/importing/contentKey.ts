const seeds = [0x811c9dc5, 0x1000193, 0xdeadbeef, 0x41c6ce57] as const

const hash = (text: string, seed: number): string => {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, "0")
}

/** One key for one content, whenever it is sent: 32 hexadecimal digits. */
export const contentKey = (content: unknown): string => {
  const text = JSON.stringify(content)
  return seeds.map((seed) => hash(text, seed)).join("")
}
