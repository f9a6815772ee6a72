import { extras, extrasHeader } from "../../../src/contract/wire/extras.ts"

/** One request as it arrived. Header names are in small letters. */
export interface Heard {
  readonly method: string
  readonly url: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal
}

/**
 * Function that answers a call: returns a response, data to answer with 200, or nothing at all (a rejected promise).
 */
export type Answering = (heard: Heard) => unknown

/** An API made of one function, which remembers what it was asked. */
export interface FakeApi {
  readonly fetch: typeof globalThis.fetch
  readonly heard: Array<Heard>
  /** Returns how often this call arrived, such as `PUT /acl/roles`. */
  count(call: string): number
}

/** Answers with a refusal of the contract, under its status. */
export const refusal = (status: number, tag: string, fields: object = {}): Response =>
  Response.json({ _tag: tag, ...fields }, { status })

/** It lists every extra, or those named; null for a server that lists none. */
export const fakeApi = (answer: Answering, listed: ReadonlyArray<string> | null = extras): FakeApi => {
  const heard: Array<Heard> = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const call: Heard = {
      method: request.method,
      url: request.url,
      path: pathname,
      query: searchParams,
      headers: Object.fromEntries(request.headers),
      body: text === "" ? undefined : JSON.parse(text),
      signal: init?.signal ?? request.signal,
    }
    heard.push(call)
    const given = await answer(call)
    const response = given instanceof Response ? given : Response.json(given ?? null)
    if (listed) response.headers.set(extrasHeader, listed.join(", "))
    return response
  }
  return {
    fetch,
    heard,
    count: (call) => heard.filter(({ method, path }) => `${method} ${path}` === call).length,
  }
}

/** No answer: what `fetch` does offline. */
export const offline = (): never => {
  throw new TypeError("fetch failed")
}
