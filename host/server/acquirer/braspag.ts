import { foreignJson, foreignText } from "../http/foreignText.ts"
import { isBeforeSending } from "../http/isBeforeSending.ts"
import type { Acquirer, PaymentState, Outcome, Request } from "./acquirer.ts"

/** Connection settings of Braspag's payment gateway. */
export interface BraspagOptions {
  /** URLs for capturing and voiding payments, and for querying them. */
  readonly address: string
  readonly queryAddress: string
  readonly merchantId: string
  readonly merchantKey: string
  /** Milliseconds Braspag may take to answer. */
  readonly patienceMs?: number
}

/** Less than a browser waits for the call that caused it. */
const timeoutMs = 12_000

/** Statuses of a payment that Braspag names by number. */
const captured = 2
const undone: ReadonlySet<unknown> = new Set([10, 11])

/** Reasons of Braspag after which a payment may still change: its acquirer did not answer, or is not done. */
const doubtful: ReadonlySet<string> = new Set(["4", "8", "9", "22", "99"])

/** The statuses in which a payment is once each operation is done; one that is refunded in part stays captured. */
const doneIn: Readonly<Record<Request["operation"], (status: unknown) => boolean>> = {
  CAPTURE: (status) => status === captured,
  VOID: (status) => undone.has(status),
  REFUND: (status) => status === captured || undone.has(status),
}

type Answer = Readonly<Record<string, unknown>>

const codeOf = (answer: Answer): string | undefined => {
  const code = ["ProviderReturnCode", "ReturnCode", "ReasonCode", "Code"]
    .map((name) => answer[name])
    .find((value) => (typeof value === "string" && value !== "") || typeof value === "number")
  return code === undefined ? undefined : foreignText(String(code), 20)
}

const outcomeOf = ({ operation }: Request, status: number, answer: Answer): Outcome => {
  const code = codeOf(answer)
  if (status >= 500 || status === 408) return { state: "UNCONFIRMED" }
  if (status >= 400) return { state: "REFUSED", code: code ?? `HTTP ${status}` }
  const reason = String(answer["ReasonCode"] ?? "")
  if (status !== 200 || reason === "" || doubtful.has(reason)) return { state: "UNCONFIRMED" }
  if (reason !== "0") return { state: "REFUSED", code: code ?? reason }
  return doneIn[operation](answer["Status"])
    ? { state: "DONE", ...(code !== undefined && { code }) }
    : { state: "UNCONFIRMED" }
}

/** Braspag lists what is wrong with a request; the first says enough. */
const read = async (response: Response): Promise<Answer> => {
  const body = foreignJson(await response.text())
  const first: unknown = Array.isArray(body) ? body[0] : body
  return typeof first === "object" && first !== null ? (first as Answer) : {}
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : 0)

const foundIn = ({ Payment: payment }: Answer): PaymentState | undefined => {
  if (typeof payment !== "object" || payment === null) return undefined
  const { Status: status, CapturedAmount, VoidedAmount } = payment as Answer
  if (typeof status !== "number") return undefined
  return {
    isCaptured: status === captured || numberOf(CapturedAmount) > 0,
    isUndone: undone.has(status),
    refunded: numberOf(VoidedAmount),
  }
}

/** Braspag's payment gateway (docs.cielo.com.br/gateway): amounts in cents, each request with an id of its own. */
export const braspag = (options: BraspagOptions): Acquirer => {
  const { merchantId, merchantKey, patienceMs = timeoutMs } = options
  const sendRequest = (url: string, requestId: string, init: RequestInit) =>
    fetch(url, {
      ...init,
      headers: { MerchantId: merchantId, MerchantKey: merchantKey, RequestId: requestId, ...init.headers },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    })
  const saleOf = (address: string, paymentId: string) => `${address}/sales/${encodeURIComponent(paymentId)}`
  return {
    send: async (request) => {
      const { operation, paymentId, cents, requestId, parts } = request
      const act = operation === "CAPTURE" ? "capture" : "void"
      const url = `${saleOf(options.address, paymentId)}/${act}?amount=${cents}`
      const content = parts && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(parts),
      }
      try {
        const response = await sendRequest(url, requestId, { method: "PUT", ...content })
        return outcomeOf(request, response.status, await read(response).catch(() => ({})))
      } catch (failure) {
        return { state: isBeforeSending(failure) ? "UNREACHABLE" : "UNCONFIRMED" }
      }
    },
    find: async (paymentId, requestId) => {
      const response = await sendRequest(saleOf(options.queryAddress, paymentId), requestId, {
        method: "GET",
      })
      return response.ok ? foundIn(await read(response)) : undefined
    },
  }
}
