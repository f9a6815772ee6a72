/*
 * What the calls use of ofetch: one attempt, sent and parsed as JSON, whatever the status (docs/decisions/0009).
 */

interface Options {
  readonly method: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export const createFetch = ({ fetch }: { readonly fetch?: typeof globalThis.fetch }) => ({
  raw: async (url: string, { method, body, headers, signal }: Options) => {
    const json = body === undefined ? {} : { "content-type": "application/json" }
    const answer = await (fetch ?? globalThis.fetch)(url, {
      method,
      headers: { accept: "application/json", ...json, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
    const { status, headers: got } = answer
    const text = await answer.text()
    const parsed = () => {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    }
    return { status, headers: got, _data: text === "" ? undefined : parsed() }
  },
})
