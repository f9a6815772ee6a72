import type { Field, Kind } from "../../../src/contract/resource/field.ts"

const long = "x".repeat(6000)

const infinite = "a number without end"

const ring = (...corners: ReadonlyArray<readonly [number, number]>) => corners

/** Values no field of a kind takes. */
export const wrong: Readonly<Record<Kind, ReadonlyArray<unknown>>> = {
  text: [1, {}, long, "a\0b"],
  lines: [1, [], long],
  code: ["minúsculas", "A B", 1, long],
  email: ["nada", "a@b", 1],
  link: ["javascript:alert(1)", "ftp://a.b", 1],
  colour: ["red", "#12", 1],
  cpf: ["11111111111", "52998224724", 1],
  cnpj: ["11111111111111", "11222333000180", 1],
  phone: ["123", "letras", 1],
  count: [1.5, -1, "1", 1e300],
  decimal: [-1, "1.5", 1e300],
  percent: [10_001, 1.5, -1],
  money: [1.5, "9,90", 1e300],
  flag: ["true", 1],
  choice: ["NADA", 1],
  choices: [["NADA"], "MON", [1]],
  day: ["2026-02-30", "hoje", 20_260_101],
  moment: ["2026-02-30T10:00:00Z", "2026-01-01T25:00:00Z", "hoje"],
  time: ["24:00", "9:5", 900],
  reference: ["1; drop", -1, { _id: 1 }, 1.5],
  references: [1, [1, 1], ["a"], [-1]],
  image: ["a.png", -1],
  file: ["a.pdf", -1],
  hours: [[], [[], [], [], [], [], [], [{ from: 600, to: 500 }]], "sempre"],
  place: [
    [200, 0],
    [0, 100],
    [-23.5, -146.6],
    [1],
    [1, 2, 3],
    ["-46.6", "-23.5"],
    [null, null],
    [infinite, 0],
    "aqui",
  ],
  area: [
    [],
    [[]],
    [[1, 2, 3, 1]],
    [ring([0, 0], [1, 1], [0, 0])],
    [ring([0, 0], [1, 0], [0, 1], [1, 1], [0, 0])],
    [ring([0, 0], [1, 0], [0, 1], [0, 0]), ring([0, 0], [200, 0], [0, 1], [0, 0])],
    [ring([0, 0], [1, 0], [0, 1])],
    "aqui",
  ],
  list: [{}, [1], [{ unknown: 1 }], "lista"],
}

const numbers = /^(count|decimal|percent|money)$/
const texts = /^(text|lines|code|link)$/

/** More, or less, than this field holds; JSON has no word for what is not finite, but numbers too large for it. */
const beyond = ({ kind, rules: { min = 0, max } }: Field): ReadonlyArray<unknown> => {
  if (texts.test(kind)) return max === undefined ? [] : ["X".repeat(max + 1)]
  if (!numbers.test(kind)) return []
  return [min - 1, infinite, ...(max === undefined ? [] : [max + 1])]
}

/** A body as JSON, whatever its numbers. */
export const asJson = (body: unknown) => JSON.stringify(body).replaceAll(`"${infinite}"`, "1e999")

/**
 * Returns the values each field must refuse: every wrong value for the first field of a kind, and one for later fields,
 * to show that they are checked.
 */
export const wrongOnce = (): ((field: Field) => ReadonlyArray<unknown>) => {
  const met = new Set<Kind>()
  return (field) => {
    const values = met.has(field.kind) ? wrong[field.kind].slice(0, 1) : wrong[field.kind]
    met.add(field.kind)
    const needed = field.rules.required && !field.rules.when
    return [...values, ...beyond(field), ...(needed ? [undefined] : [])]
  }
}
