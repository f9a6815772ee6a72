import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** Answers as a geocoding server does, by a path ending in `/search` as Nominatim, in `/api` as Photon. */
export const startGeocoder = async () => {
  const questions: Array<URL> = []
  let answer: { readonly status: number; readonly body: unknown } | undefined = { status: 200, body: [] }
  const server = createServer((request, response) => {
    questions.push(new URL(request.url ?? "", "http://geocoder.test"))
    if (!answer) return
    response.writeHead(answer.status, { "content-type": "application/json" })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    questions,
    address: `http://127.0.0.1:${port}`,
    respond: (body: unknown, status = 200) => {
      answer = { status, body }
    },
    /** From now on questions arrive, and none is answered. */
    hang: () => {
      answer = undefined
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
