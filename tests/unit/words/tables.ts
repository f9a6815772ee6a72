type Table = Readonly<Record<string, string>>

const found = import.meta.glob<Readonly<Record<string, Table>>>(
  "../../../{src,host/app}/**/words.{en,ptBr}.ts",
  {
    eager: true,
  },
)

const tableIn = (folder: string, language: "en" | "ptBr"): Table => {
  const table = found[`../../../${folder}/words.${language}.ts`]?.[language]
  if (!table) throw new Error(`${folder} has no words.${language}.ts that exports ${language}`)
  return table
}

const folders = [
  ...new Set(
    Object.keys(found).map((path) => path.replace("../../../", "").replace(/\/words\.\w+\.ts$/, "")),
  ),
]

/** Every table of words in the product, by its folder, so that a new one cannot be forgotten. */
export const tables = new Map(
  folders.map((folder) => [folder, { en: tableIn(folder, "en"), ptBr: tableIn(folder, "ptBr") }]),
)

/** One sentence of a table. */
export const wordsOf = (folder: string, language: "en" | "ptBr", key: string): string | undefined =>
  tables.get(folder)?.[language][key]
