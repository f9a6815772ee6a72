const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ["true", true],
  ["false", false],
  [1, true],
  [0, false],
])

/** Readers of plain values, by kind; they return the value, or undefined. */
export const plainValues: Readonly<
  Record<string, readonly [wanted: string, read: (raw: unknown) => unknown]>
> = {
  String: [
    "a text",
    (raw) => (["string", "number", "boolean"].includes(typeof raw) ? String(raw) : undefined),
  ],
  Number: [
    "a number",
    (raw) => {
      const number = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw
      return typeof number === "number" && Number.isFinite(number) ? number : undefined
    },
  ],
  Boolean: ["a flag", (raw) => truths.get(raw)],
}
