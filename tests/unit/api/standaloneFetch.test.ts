import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { parseBody } from "../../../src/api/json.ts"
import { createFetch } from "../../../src/elements/standalone/ofetch.ts"

const server = createServer((request, response) =>
  response.end(request.url === "/list" ? "[1]" : "[12345678901234567]"),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, done)))
afterAll(() => server.close())

const read = async (path: string, parseResponse: (text: string) => unknown) => {
  const { port } = server.address() as AddressInfo
  const options = { method: "GET", body: undefined, headers: {}, signal: AbortSignal.timeout(5000) }
  const { _data } = await createFetch({}).raw(`http://localhost:${port}${path}`, {
    ...options,
    parseResponse,
  })
  return _data
}

test("in the script of a tag a text that looks like JSON stays a text, and no digit of a long id is lost", async () => {
  expect(await read("/list", String)).toBe("[1]")
  expect(await read("/ids", parseBody)).toEqual(["12345678901234567"])
})
