import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readEnvironment } from "../../host/server/composition/environment.ts"
import { calls } from "../../src/contract/calls.ts"
import type { Endpoint } from "../../src/contract/wire/endpoint.ts"
import { extras } from "../../src/contract/wire/extras.ts"

/** The first cells of the table under a heading, and the words in backticks they have. */
const namesUnder = (file: string, heading: string): ReadonlyArray<string> => {
  const [, chapter = ""] = readFileSync(file, "utf8").split(`\n## ${heading}\n`)
  const [section = ""] = chapter.split("\n## ")
  return [...section.matchAll(/^\| (`[^|]+?) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^` ]+)[^`]*`/g)].map(([, name = ""]) => name),
  )
}

it("tells in docs/operate.md every variable the server reads, and no other", () => {
  const read = new Set<string>()
  const folder = mkdtempSync(join(tmpdir(), "balcao-environment-"))
  try {
    readEnvironment(
      new Proxy<Record<string, string | undefined>>(
        {},
        {
          get: (_, name) => {
            read.add(String(name))
            return name === "DATA_DIR" ? folder : undefined
          },
        },
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(namesUnder("docs/operate.md", "Environment").toSorted()).toEqual([...read].toSorted())
})

it("tells in docs/api.md every extra a server may list, and no other", () => {
  expect(namesUnder("docs/api.md", "Extras").toSorted()).toEqual([...extras].toSorted())
})

it("names in docs/api.md only calls that the contract has", () => {
  const known = Object.values(calls)
    .flatMap((group): ReadonlyArray<Endpoint> => Object.values(group))
    .map(({ method, path }) => `${method} ${path}`)
  const named = [
    ...readFileSync("docs/api.md", "utf8").matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g),
  ].map(([, call = ""]) => call)
  expect(named.filter((call) => !known.includes(call))).toEqual([])
})

it("tells in the README every script of package.json that people run, and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const run = Object.keys(scripts).filter((name) => name !== "prepack")
  expect(namesUnder("README.md", "Scripts").toSorted()).toEqual(run.toSorted())
})

it("names in .nvmrc the Node that npm ci brings", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("host/package.json", "utf8")) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  expect(new Set(Object.values(optionalDependencies))).toEqual(
    new Set([readFileSync(".nvmrc", "utf8").trim()]),
  )
})
