import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

const textOf = async (request: IncomingMessage) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("latin1")
}

/** One request as it came. */
interface Heard {
  readonly path: string
  readonly token: string | undefined
  readonly body: string
}

/** Answers as WhatsApp's Cloud API does, over HTTP. `refuse` makes it refuse with one of Meta's codes, 0 break. */
export const startMeta = async (media: Buffer) => {
  const heard: Array<Heard> = []
  let refusal: number | undefined
  let last = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? ""
    heard.push({ path, token: request.headers.authorization, body: await textOf(request) })
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(body))
    }
    if (refusal === 0) return request.socket.destroy()
    if (refusal !== undefined) return answer(400, { error: { code: refusal, message: "refused" } })
    if (path === "/bytes") return response.end(media)
    if (path.endsWith("/media")) return answer(200, { id: "media-out" })
    if (path === "/media-far") return answer(200, { url: "http://127.0.0.1:1/bytes", file_size: 5 })
    if (path === "/media-in") return answer(200, { url: `${address}/bytes`, file_size: media.length })
    return answer(200, { messages: [{ id: `wamid.${process.pid}.${(last += 1)}` }] })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    heard,
    refuse: (code: number | undefined) => void (refusal = code),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
