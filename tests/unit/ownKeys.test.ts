import { execFile } from "node:child_process"
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const run = promisify(execFile)

const refused = [
  "table[word]",
  "table?.[word]",
  "closed[word as keyof typeof closed]",
  "row.status.moves[word]",
  "word in table",
]
const taken = ["table.get(word)", 'closed["text"]', "fields[name]", "list[0]"]

it("refuses a look-up of a word in a plain object, and takes those of our own names", async () => {
  const folder = await mkdtemp(join(tmpdir(), "balcao-"))
  const file = join(folder, "src", "kinds.ts")
  await mkdir(join(folder, "src"))
  const tables = "const table: Readonly<Record<string, string>> = {}\nconst closed = { text: 1 } as const\n"
  await writeFile(file, [tables, ...[...refused, ...taken].map((one) => `void (${one})\n`)].join(""))
  const config = new URL("../../.oxlintrc.json", import.meta.url).pathname
  const oxlint = new URL("../../node_modules/.bin/oxlint", import.meta.url).pathname
  const { stdout } = await run(oxlint, ["-c", config, "-f", "json", file]).catch(
    (failure: { stdout: string }) => failure,
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: ReadonlyArray<{ code: string; labels: ReadonlyArray<{ span: { line: number } }> }>
  }
  const lines = diagnostics
    .filter(({ code }) => code.includes("own-keys"))
    .map(({ labels }) => labels[0]!.span.line)
  await rm(folder, { recursive: true })
  expect(lines.toSorted((one, other) => one - other)).toEqual(refused.map((_, index) => index + 3))
})
