import { execFile } from "node:child_process"
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const run = promisify(execFile)

const refused = ['row["code"]', "row as { code: string }", "{} as DescribedRow"]
const taken = ["row.code", "row[name]", "{} as Row"]

it("refuses parts of a list that read a field by text or from a row of any list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "balcao-"))
  const part = "src/panels/lockers/Locker.ts"
  const files = ["src/contract/resources/lockers.ts", part, "src/panels/board/Card.ts"]
  const lines = [...refused, ...taken].map((one) => `void (${one})\n`).join("")
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), lines)
  }
  const config = new URL("../../.oxlintrc.json", import.meta.url).pathname
  const oxlint = new URL("../../node_modules/.bin/oxlint", import.meta.url).pathname
  const { stdout } = await run(oxlint, ["-c", config, "-f", "json", folder]).catch(
    (failure: { stdout: string }) => failure,
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: ReadonlyArray<{
      code: string
      filename: string
      labels: ReadonlyArray<{ span: { line: number } }>
    }>
  }
  const found = diagnostics
    .filter(({ code }) => code.includes("named-fields"))
    .map(({ filename, labels }) => [filename.endsWith(part), labels[0]!.span.line] as const)
  await rm(folder, { recursive: true })
  expect(found.toSorted(([, one], [, other]) => one - other)).toEqual(
    refused.map((_, index) => [true, index + 1]),
  )
})
