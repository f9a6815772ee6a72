/** A replacement for the client's own way of sending a call; undefined stands for the browser's `fetch`. */
export type Via = (own: typeof globalThis.fetch | undefined) => typeof globalThis.fetch

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .filter((line) => line.includes(":"))
      .map((line): [string, string] => {
        const at = line.indexOf(":")
        return [line.slice(0, at), line.slice(at + 1).trim()]
      }),
  )

const answerOf = (request: XMLHttpRequest): Response => {
  const body = request.status === 204 ? null : request.responseText
  return new Response(body, { status: request.status, headers: headersOf(request) })
}

/** Only an XMLHttpRequest tells how far a body is sent. */
const byRequest =
  (onProgress: (part: number) => void): typeof globalThis.fetch =>
  (address, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, String(address instanceof Request ? address.url : address))
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener("load", () => resolve(answerOf(request)))
      request.addEventListener("error", () => reject(new TypeError("The request failed.")))
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
      request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop))
      signal?.addEventListener("abort", stop, { once: true })
      request.send(body as XMLHttpRequestBodyInit | null)
    })

/** Sends a body and tells which part of it is sent, from 0 to 1; a client with a fetch of its own tells the end alone. */
export const withProgress =
  (onProgress: (part: number) => void): Via =>
  (own) =>
    own === undefined && typeof XMLHttpRequest !== "undefined"
      ? byRequest(onProgress)
      : async (address, init) => {
          const answer = await (own ?? globalThis.fetch)(address, init)
          onProgress(1)
          return answer
        }
