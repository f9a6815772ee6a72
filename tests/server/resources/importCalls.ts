import { expect } from "vitest"
import type { Answer } from "../api.ts"

/** A row of a file. */
export interface ImportedLine {
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
}

/** Calls of an import, by root, into the store of number 6 unless told. */
export const importCalls = (ask: (method: string, path: string, body?: unknown) => Promise<Answer>) => {
  const begin = async (rows: ReadonlyArray<ImportedLine>, list = "products", owner = 6) => {
    const run = await ask("POST", "/import", { list, owner, fileName: "produtos.csv" })
    expect(run.status, run.text).toBe(200)
    for (let at = 0; at < rows.length; at += 500)
      await ask("POST", `/import/${run.body._id}/rows`, { rows: rows.slice(at, at + 500) })
    return run.body._id as number
  }
  const plan = async (id: number) => {
    for (;;) {
      const answer = await ask("POST", `/import/${id}/plan`)
      expect(answer.status, answer.text).toBe(200)
      if (answer.body.status === "PLANNED") return answer.body
    }
  }
  return { begin, plan }
}
