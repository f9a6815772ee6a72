import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { expect, test } from "vitest"
import { failOnWarnings } from "../../../host/failOnWarnings.ts"

const built = (code: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      failOnWarnings(),
      { name: "source", resolveId: (id) => (id === "entry" ? "\0entry" : undefined), load: () => code },
    ],
    build: {
      ssr: true,
      emptyOutDir: true,
      outDir: mkdtempSync(join(tmpdir(), "build-")),
      rolldownOptions: { input: "entry" },
    },
  })

test("a build of the app or the server fails where it would only warn, and says what is wrong where it is", async () => {
  await expect(built("export const one = 1")).resolves.toBeDefined()
  await expect(built('export const one = eval("1")')).rejects.toThrow("warnings above")
  await expect(built("export const one =")).rejects.toThrow("PARSE_ERROR")
})
