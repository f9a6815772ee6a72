import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { home } from "./publicEntries.ts"

/** Published files that a page takes by a tag, and which the page's charset therefore decides how to read. */
const taken = [
  "dist/standalone/store-toggle.js",
  "dist/standalone/order-alert.js",
  "dist/standalone/menu-view.js",
  "dist/styles.css",
]

describe("someone whose page names no charset", () => {
  it.each(taken)("reads %s right: it has nothing but ASCII in it", (file) => {
    const beyond = readFileSync(resolve(home, file)).filter((byte) => byte >= 0x80)
    expect(beyond).toHaveLength(0)
  })
})
