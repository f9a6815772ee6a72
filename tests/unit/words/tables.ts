import type { Words } from "../../../src/contract/resource/Words.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"

type Language = "en" | "ptBr"
type Table = Readonly<Record<string, string>>
type Named = Readonly<Record<string, Words>>

const found = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../../{src,host/app}/**/{words,*Words}.ts",
  { eager: true },
)

const isPair = (words: unknown): words is Words =>
  Array.isArray(words) && words.length === 2 && words.every((one) => typeof one === "string")

const isTable = (value: unknown): value is Named =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(isPair)

const inLanguage = (named: Named, language: Language): Table =>
  Object.fromEntries(Object.entries(named).map(([key, words]) => [key, wordsIn(words, language)]))

/** The folder of its `words.ts`, or the path of a table that stands apart, such as that of a kitchen's screen. */
const nameOf = (path: string) => path.replace("../../../", "").replace(/\/words\.ts$|\.ts$/, "")

/** Every table of words in the product, by its folder, so that a new one cannot be forgotten. */
export const tables = new Map(
  Object.entries(found).flatMap(([path, exported]) => {
    const named = Object.values(exported).find(isTable)
    return named ? [[nameOf(path), { en: inLanguage(named, "en"), ptBr: inLanguage(named, "ptBr") }]] : []
  }),
)

/** One sentence of a table. */
export const wordsOf = (folder: string, language: Language, key: string): string | undefined =>
  tables.get(folder)?.[language][key]
