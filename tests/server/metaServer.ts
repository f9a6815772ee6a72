import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type AddressInfo, createServer as createListener } from "node:net"

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

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/** Sends bytes until nobody takes them any more; calls back with how many. */
const sendForever = (response: ServerResponse, onEnd: (sent: number) => void) => {
  const chunk = Buffer.alloc(65_536)
  let sent = 0
  const more = () => {
    while (!response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return
    }
  }
  response.on("drain", more).on("close", () => onEnd(sent))
  more()
}

/** Something else in the network: how often anybody knocked. */
const startNeighbour = async () => {
  let knocks = 0
  const server = createListener((socket) => {
    knocks += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { host: `127.0.0.1:${portOf(server)}`, knocks: () => knocks, close: () => server.close() }
}

/**
 * Answers as WhatsApp's Cloud API does, over HTTP, and has a neighbour nobody has business with. `refuse` makes it refuse
 * with one of Meta's codes, 0 break, for so many requests.
 */
export const startMeta = async (media: Buffer) => {
  const neighbour = await startNeighbour()
  let endless: number | undefined
  const heard: Array<Heard> = []
  let refusal: number | undefined
  let refusals = 0
  let held: Promise<void> | undefined
  let last = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? ""
    heard.push({ path, token: request.headers.authorization, body: await textOf(request) })
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(body))
    }
    await held
    const isRefused = refusal !== undefined && refusals-- > 0
    if (isRefused && refusal === 0) return request.socket.destroy()
    if (isRefused) return answer(400, { error: { code: refusal, message: "refused" } })
    if (path === "/bytes") return response.end(media)
    if (path.endsWith("/media")) return answer(200, { id: "media-out" })
    if (path === "/html") return response.end("<!doctype html><script>alert(1)</script>")
    if (path === "/endless") return sendForever(response, (sent) => void (endless = sent))
    if (path === "/media-far") return answer(200, { url: `http://${neighbour.host}/bytes`, file_size: 5 })
    if (path === "/media-huge") return answer(200, { url: `${address}/bytes`, file_size: 100 * 2 ** 20 })
    if (path === "/media-endless") return answer(200, { url: `${address}/endless`, file_size: 5 })
    if (path === "/media-html") return answer(200, { url: `${address}/html`, file_size: 40 })
    if (path === "/media-in") return answer(200, { url: `${address}/bytes`, file_size: media.length })
    return answer(200, { messages: [{ id: `wamid.${process.pid}.${(last += 1)}` }] })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${portOf(server)}`
  return {
    address,
    heard,
    neighbour,
    /** Bytes that were taken of a file without an end, once nobody takes more. */
    endless: () => endless,
    refuse: (code: number | undefined, times = Infinity) => {
      refusal = code
      refusals = times
    },
    /** Keeps answers back until what it returns is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return () => {
        held = undefined
        release()
      }
    },
    close: () => {
      neighbour.close()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
