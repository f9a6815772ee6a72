import { once } from "node:events"
import { createDeflate } from "node:zlib"
import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { readPdf } from "../../host/server/files/pdf/readPdf.ts"
import { pdfLimits } from "../../src/contract/files/pdfLimits.ts"
import { redPage, smallPdf } from "../server/smallPdf.ts"

const megabyte = 1024 * 1024

/** A PDF of one page that paints these lines so many times, which is nowhere in memory as a whole. */
const pdfOf = async (lines: string, times: number) => {
  const packing = createDeflate()
  const parts: Array<Buffer> = []
  packing.on("data", (part: Buffer) => parts.push(part))
  for (let at = 0; at < times; at += 1) if (!packing.write(lines)) await once(packing, "drain")
  packing.end()
  await once(packing, "end")
  const bytes = smallPdf([{ ...redPage, deflated: Buffer.concat(parts) }])
  expect(bytes.length).toBeLessThan(4 * megabyte)
  return bytes
}
const refused = (bytes: Uint8Array) => Effect.runPromise(Effect.flip(readPdf({ bytes, page: 1 })))

const fills = "0 0 300 400 re f\n".repeat(1000)
const strokes = "0 0 m 300 400 l S\n".repeat(1000)
const spaces = " ".repeat(megabyte)

test.each([fills, strokes, spaces])("a page that paints a little is drawn", async (lines) => {
  const { jpeg } = await Effect.runPromise(readPdf({ bytes: await pdfOf(lines, 1), page: 1 }))
  expect(jpeg?.length).toBeGreaterThan(0)
})

test("a page that would be drawn for minutes is given up in time", async () => {
  const pdf = await pdfOf(fills, 200)
  const start = performance.now()
  expect((await refused(pdf)).reason).toBe("SLOW")
  expect(performance.now() - start).toBeLessThan(pdfLimits.pageMs * 2)
})

test.each([
  ["strokes", strokes, 8000],
  ["spaces", spaces, 500],
])(
  "a page of %s that unpacks to more than fits is refused, and the server gets its memory back",
  async (_, lines, times) => {
    const pdf = await pdfOf(lines, times)
    const before = process.memoryUsage().rss
    expect(["BROKEN", "SLOW"]).toContain((await refused(pdf)).reason)
    await expect.poll(() => process.memoryUsage().rss - before).toBeLessThan(100 * megabyte)
  },
)
