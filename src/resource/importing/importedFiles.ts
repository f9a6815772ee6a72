import type { Client } from "../../api/client.ts"
import { keptChoice } from "../../api/keptDraft.ts"
import { contentKey } from "./contentKey.ts"

interface Imported {
  readonly file: string
  readonly at: string
}

/** Files a browser remembers of each list. */
const maxRemembered = 50

const isImported = (value: unknown): value is Imported =>
  typeof value === "object" && value !== null && "file" in value && "at" in value

/** The files of a list that were imported from this browser. */
export const importedFiles = (client: Client, list: string) => {
  const choice = keptChoice(client, `imported ${list}`)
  const all = (): ReadonlyArray<Imported> => {
    const found = choice.read()
    return Array.isArray(found) ? found.filter(isImported) : []
  }
  return {
    /** The moment a file with this text was imported; undefined for none. */
    importedAt: (text: string): string | undefined => all().find(({ file }) => file === contentKey(text))?.at,
    note: (text: string): void => {
      const file = contentKey(text)
      const otherFiles = all().filter((one) => one.file !== file)
      choice.write([{ file, at: new Date().toISOString() }, ...otherFiles].slice(0, maxRemembered))
    },
  }
}
