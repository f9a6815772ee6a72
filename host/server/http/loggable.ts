import type { FastifyRequest } from "fastify"

type Logged = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly cause?: Logged
}

/** A request as the log may have it: without its query, which may hold a CPF or an email address. */
export const loggableRequest = ({ method, url, ip }: Pick<FastifyRequest, "method" | "url" | "ip">) => ({
  method,
  path: url.split("?")[0],
  remoteAddress: ip,
})

/** A failed statement carries its values, and with them hashes, tokens and mail: only the statement is told. */
const isStatement = (error: Error): error is Error & { readonly query: string } =>
  "query" in error && typeof error.query === "string" && "params" in error

/** An error as the log may have it. */
export const loggable = (error: Error): Logged => {
  const detail = isStatement(error)
    ? { message: `Failed query: ${error.query}`, stack: "" }
    : { message: error.message, stack: error.stack ?? "" }
  return {
    type: error.name,
    ...detail,
    ...("code" in error && { code: error.code }),
    ...(error.cause instanceof Error && { cause: loggable(error.cause) }),
  }
}
