import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text as readText } from "node:stream/consumers"
import { answerTo, isObject, type Notes } from "./answerTo.ts"
import { firstRecords, type Kept } from "./records.ts"
import type { Answer } from "./rows.ts"

/** A server of somebody else's, written from section 7 alone, that notes whatever it was not told of. */
export interface Platform extends Notes {
  readonly address: string
  /** Forgets what was written and noted. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** Headers a page on another origin may send; browsers ask before sending more. */
const allowedHeaders = ["authorization", "company", "applicationid", "content-type"]
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

const preflight = (request: IncomingMessage, response: ServerResponse, platform: Platform) => {
  const asked = String(request.headers["access-control-request-headers"] ?? "")
  for (const name of asked.split(",").map((one) => one.trim()))
    if (name !== "" && !allowedHeaders.includes(name)) platform.unknown.push(`preflight asks for ${name}`)
  response.setHeader("access-control-allow-headers", allowedHeaders.join(", "))
  response.setHeader("access-control-allow-methods", methods.join(", "))
  response.writeHead(204).end()
}

const send = (response: ServerResponse, answer: Answer) => {
  if (answer === "nothing") return response.writeHead(200).end()
  if ("text" in answer)
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.text)
  const { json, status = 200 } = answer
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json))
}

const bodyOf = async (request: IncomingMessage): Promise<Kept> => {
  const body: unknown = JSON.parse((await readText(request)) || "{}")
  return isObject(body) ? body : {}
}

const hear = async (request: IncomingMessage, response: ServerResponse, platform: Platform) => {
  if (request.headers.origin !== undefined) {
    response.setHeader("access-control-allow-origin", request.headers.origin)
    response.setHeader("vary", "origin")
  }
  if (request.method === "OPTIONS") return preflight(request, response, platform)
  const { method = "", headers } = request
  const url = new URL(request.url ?? "/", "http://platform")
  return send(response, answerTo({ method, url, headers, body: await bodyOf(request) }, platform))
}

/** Starts the platform with its records as new, on a port of its own. */
export const startPlatform = async (port = 0): Promise<Platform> => {
  const server = createServer((request, response) => {
    hear(request, response, platform).catch((cause: unknown) => {
      platform.unknown.push(`failed: ${String(cause)}`)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const platform: Platform = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made: [],
    unknown: [],
    records: firstRecords(),
    reset: () => {
      Object.assign(platform.records, firstRecords())
      platform.made.length = 0
      platform.unknown.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return platform
}
