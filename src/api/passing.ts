/** What is told of any error; `errors.ts` has those of a call, whose schemas weigh more than a panel needs. */
export interface AnyError {
  readonly _tag: string
  readonly status?: number
}

/** Whether a gateway answered in place of its service, which is busy or down. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504

/** Whether the service itself gave no answer: what was sent may have arrived or not. */
export const isUnanswered = (error: AnyError): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && isOfGateway(error.status ?? 0))

/** Whether asking again later may help: nobody answered, or the server is in trouble. */
export const isPassing = (error: AnyError): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && (error.status ?? 0) >= 500)
