import { dayAfter } from "./zonedTime.ts"
import type { Words } from "../resource/Words.ts"

/** A day on which Brazil rests. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly name: Words
  /** The same day every year; the others follow Easter. */
  readonly repeatsYearly: boolean
  /** Offices may stay open (ponto facultativo). */
  readonly isOptional: boolean
}

/** National holidays by law (662/1949, 6.802/1980, 10.607/2002 and 14.759/2023), by month and day. */
const fixed: Readonly<Record<string, Words>> = {
  "01-01": ["Confraternização Universal", "New Year's Day"],
  "04-21": ["Tiradentes", "Tiradentes Day"],
  "05-01": ["Dia do Trabalho", "Labor Day"],
  "09-07": ["Independência do Brasil", "Independence Day"],
  "10-12": ["Nossa Senhora Aparecida", "Our Lady of Aparecida"],
  "11-02": ["Finados", "All Souls' Day"],
  "11-15": ["Proclamação da República", "Republic Day"],
  "11-20": ["Dia da Consciência Negra", "Black Awareness Day"],
  "12-25": ["Natal", "Christmas"],
}

/** Days that follow Easter, by their distance from it. */
const moving: ReadonlyArray<readonly [daysAfterEaster: number, name: Words, isOptional: boolean]> = [
  [-48, ["Segunda-feira de Carnaval", "Carnival Monday"], true],
  [-47, ["Terça-feira de Carnaval", "Carnival Tuesday"], true],
  [-2, ["Sexta-feira Santa", "Good Friday"], false],
  [60, ["Corpus Christi", "Corpus Christi"], true],
]

/** Easter Sunday of a year, `YYYY-MM-DD`, by the Gregorian computus of Meeus, Jones and Butcher. */
export const easterOf = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`
}

const holidaysOf = (year: number): ReadonlyArray<Holiday> => [
  ...Object.entries(fixed).map(([day, name]) => ({
    day: `${year}-${day}`,
    name,
    repeatsYearly: true,
    isOptional: false,
  })),
  ...moving.map(([days, name, isOptional]) => ({
    day: dayAfter(easterOf(year), days),
    name,
    repeatsYearly: false,
    isOptional,
  })),
]

/** Brazil's national holidays of the twelve months from a day (`YYYY-MM-DD`) on, in order. */
export const nationalHolidays = (from: string): ReadonlyArray<Holiday> => {
  const year = Number(from.slice(0, 4))
  const until = `${year + 1}${from.slice(4)}`
  return [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ day }) => day >= from && day < until)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
