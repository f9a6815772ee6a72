import { request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"

/** Target of a question: the looked-up address and the domain it was looked up for. */
export interface Place {
  readonly domain: string
  readonly address: string
  readonly port: number
  readonly isSecure: boolean
}

const longestMs = 3000
/** More than any answer of ours. */
const maxCharacters = 100

/**
 * Returns the start of a place's answer; undefined if there is none in time. It connects to the checked address,
 * whatever the name resolves to now, and follows no redirect.
 */
export const askDomain = ({ domain, address, port, isSecure }: Place, path: string) =>
  new Promise<string | undefined>((resolve) => {
    const request = (isSecure ? requestSecure : requestPlain)({
      host: address,
      port,
      path,
      servername: domain,
      headers: { host: port === 80 || port === 443 ? domain : `${domain}:${port}` },
      agent: false,
      signal: AbortSignal.timeout(longestMs),
    })
    let text = ""
    const end = (answer: string | undefined) => {
      resolve(answer)
      request.destroy()
    }
    request.on("response", (response) => {
      response.setEncoding("utf8")
      response.on("data", (more: string) => {
        text += more
        if (text.length > maxCharacters) end(text)
      })
      response.on("end", () => end(text))
      response.on("error", () => end(undefined))
    })
    request.on("error", () => end(undefined))
    request.end()
  })
