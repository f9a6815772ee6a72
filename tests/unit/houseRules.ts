import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A place that a rule refuses: a file and a line, from 1. */
type Finding = readonly [file: string, line: number]

interface Report {
  readonly diagnostics: ReadonlyArray<{
    readonly code: string
    readonly filename: string
    readonly labels: ReadonlyArray<{ readonly span: { readonly line: number } }>
  }>
}

/** Places a rule of the house refuses in a tree of files, each given by its path and text, in order. */
export const findingsOf = async (
  rule: string,
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<Finding>> => {
  const folder = await mkdtemp(join(tmpdir(), "balcao-"))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const config = new URL("../../.oxlintrc.json", import.meta.url).pathname
  const oxlint = new URL("../../node_modules/.bin/oxlint", import.meta.url).pathname
  const { stdout } = await run(oxlint, ["-c", config, "-f", "json", folder]).catch(
    (failure: { stdout: string }) => failure,
  )
  await rm(folder, { recursive: true })
  return (JSON.parse(stdout) as Report).diagnostics
    .filter(({ code }) => code.includes(rule))
    .map(({ filename, labels }): Finding => [relative(folder, filename), labels[0]?.span.line ?? 1])
    .toSorted(([file, line], [other, otherLine]) => file.localeCompare(other) || line - otherLine)
}
