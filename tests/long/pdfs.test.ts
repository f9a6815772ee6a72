import { deflateSync } from "node:zlib"
import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { readPdf } from "../../host/server/files/pdf/readPdf.ts"
import { pdfLimits } from "../../src/contract/files/pdfLimits.ts"
import { redPage, smallPdf } from "../server/smallPdf.ts"

const megabyte = 1024 * 1024

const pdfOf = (content: string) => {
  const bytes = smallPdf([{ ...redPage, deflated: deflateSync(content) }])
  expect(bytes.length).toBeLessThan(4 * megabyte)
  return bytes
}
const refused = (bytes: Uint8Array) => Effect.runPromise(Effect.flip(readPdf({ bytes, page: 1 })))

test("a page that would be drawn for minutes is given up in time", async () => {
  const pdf = pdfOf("0 0 300 400 re f\n".repeat(200_000))
  const start = performance.now()
  expect((await refused(pdf)).reason).toBe("SLOW")
  expect(performance.now() - start).toBeLessThan(pdfLimits.pageMs * 2)
})

test.each([
  ["lines", "0 0 m 300 400 l S\n".repeat(8_000_000)],
  ["spaces", " ".repeat(500 * megabyte)],
])(
  "a page of %s that unpacks to more than fits is refused, and the server gets its memory back",
  async (_, content) => {
    const pdf = pdfOf(content)
    const before = process.memoryUsage().rss
    expect((await refused(pdf)).reason).toBe("BROKEN")
    await expect.poll(() => process.memoryUsage().rss - before).toBeLessThan(100 * megabyte)
  },
)
