/** The fields every error has. The errors of a call are in `errors.ts`, whose schemas weigh more than a panel needs. */
export interface AnyError {
  readonly _tag: string
  readonly status?: number
}

/** True if a gateway answered in place of its service, which is busy or down. */
export const isGatewayError = (status: number): boolean => status >= 502 && status <= 504

/** True if the service itself gave no answer: the request may or may not have arrived. */
export const isUnanswered = (error: AnyError): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && isGatewayError(error.status ?? 0))

/** True if a retry may help: nobody answered, or the server is in trouble. */
export const isTransient = (error: AnyError): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && (error.status ?? 0) >= 500)
