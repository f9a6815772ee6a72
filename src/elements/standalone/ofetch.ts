/*
 * The part of ofetch that the calls use: one attempt, sent as JSON and read as the call asks, whatever the status
 * (docs/decisions/0009).
 */

interface Options {
  readonly method: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly parseResponse: (text: string) => unknown
}

export const createFetch = ({ fetch }: { readonly fetch?: typeof globalThis.fetch }) => ({
  raw: async (url: string, { method, body, headers, signal, parseResponse }: Options) => {
    const json = body === undefined ? {} : { "content-type": "application/json" }
    const answer = await (fetch ?? globalThis.fetch)(url, {
      method,
      headers: { accept: "application/json", ...json, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
    const { status, headers: got } = answer
    const text = await answer.text()
    return { status, headers: got, _data: text === "" ? undefined : parseResponse(text) }
  },
})
