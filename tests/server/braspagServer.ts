import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A payment as Braspag keeps it, in cents. */
interface Sale {
  status: number
  readonly amount: number
  captured: number
  voided: number
}

/** One request that asked for something to be done. */
interface Heard {
  readonly url: string
  readonly id: string | undefined
  readonly key: string | undefined
  readonly requestId: string | undefined
  readonly body: unknown
}

const bodyOf = async (request: AsyncIterable<unknown>) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === "" ? undefined : (JSON.parse(text) as unknown)
}

/** Answers as Braspag's payment gateway does, over HTTP: it captures, voids and tells of payments. */
export const startBraspag = async () => {
  const sales = new Map<string, Sale>()
  const heard: Array<Heard> = []
  let refusal: { readonly status: number; readonly body: unknown } | undefined
  let isSilent = false
  let returnCode = "0"
  let held: Promise<void> | undefined
  const act = (sale: Sale, what: string, amount: number) => {
    if (what === "capture") Object.assign(sale, { status: 2, captured: amount })
    else sale.voided += amount
    if (what === "void" && sale.voided >= (sale.captured || sale.amount))
      sale.status = sale.captured > 0 ? 11 : 10
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://braspag.test")
    const [, paymentId = "", what = ""] = /^\/v2\/sales\/([^/]+)\/?(\w*)$/.exec(url.pathname) ?? []
    const {
      merchantid: id,
      merchantkey: key,
      requestid: requestId,
    } = request.headers as Record<string, string>
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(body))
    }
    const sale = sales.get(paymentId)
    const body = await bodyOf(request)
    if (id !== "merchant" || key !== "s/ecret") return answer(401, null)
    if (request.method === "GET" && isSilent) return answer(503, null)
    if (!sale) return answer(404, [{ Code: 307, Message: "Transaction not found" }])
    const { status, captured, voided } = sale
    if (request.method === "GET")
      return answer(200, { Payment: { Status: status, CapturedAmount: captured, VoidedAmount: voided } })
    heard.push({ url: `${url.pathname}${url.search}`, id, key, requestId, body })
    if (refusal) return answer(refusal.status, refusal.body)
    act(sale, what, Number(url.searchParams.get("amount")))
    await held
    if (isSilent) return request.socket.destroy()
    answer(200, { Status: sale.status, ReasonCode: 0, ReturnCode: returnCode })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
  return {
    options: { address, queryAddress: address, merchantId: "merchant", merchantKey: "s/ecret" },
    sales,
    heard,
    /** Has it refuse, until called without an answer. */
    refuse: (status?: number, body?: unknown) =>
      void (refusal = status === undefined ? undefined : { status, body }),
    /** Has it answer with this code. */
    code: (code: string) => void (returnCode = code),
    /** Has it do what it is asked and not answer. */
    silence: (silent: boolean) => void (isSilent = silent),
    /** Keeps answers back until what it returns is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return () => {
        held = undefined
        release()
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
