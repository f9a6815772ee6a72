import type { Client } from "../../api/client.ts"
import { keptChoice } from "../../api/keptDraft.ts"
import type { Spreadsheet } from "../../contract/wire/csv.ts"

interface SpreadsheetChoice {
  /** Undefined until it was chosen. */
  read(): Spreadsheet | undefined
  write(spreadsheet: Spreadsheet): void
}

/** The language of the spreadsheet program of this browser's user. */
export const spreadsheetChoice = (client: Client): SpreadsheetChoice => {
  const { read, write } = keptChoice(client, "spreadsheet")
  return {
    read: () => {
      const locale = read()
      return locale === "ptBr" || locale === "en" ? locale : undefined
    },
    write,
  }
}
