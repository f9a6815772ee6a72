import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { PrintTemplate } from "../../contract/orders/order.ts"
import { printing } from "../../contract/orders/printing.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Paths of the specification's pages that print orders (section 2), without their common part. */
const pages: Readonly<Record<PrintTemplate, string>> = {
  KITCHEN: "restaurant/print",
  DELIVERY: "restaurant/print",
  COUNTER: "restaurant/print",
  PICKING: "supermarket/print",
  FISCAL: "supermarket/print-fiscal",
}

/** Orders to print, and the template. */
export interface Printed {
  readonly orders: ReadonlyArray<RecordId>
  readonly template: PrintTemplate
}

/**
 * Makes a link to orders as a page, and answers its address: the host's template with the page and the token of the link in place of
 * `{page}` and `{token}`.
 */
export const makePrintLink = (api: Api, printHref: string, { orders: ids, template }: Printed) =>
  Effect.map(api.call(printing.create, { body: { ids, template } }), ({ token }) => {
    const filled = printHref
      .replaceAll("{page}", pages[template])
      .replaceAll("{token}", encodeURIComponent(token))
    return new URL(filled, document.baseURI).href
  })
