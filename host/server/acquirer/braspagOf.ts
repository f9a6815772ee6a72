import type { BraspagOptions } from "./braspag.ts"
import { BadSetting, type Env, urlOf } from "../process/settings.ts"

const plain = (url: URL) => `${url.origin}${url.pathname.replace(/\/+$/, "")}`

/**
 * Connection to Braspag. Both addresses are required: without the second one, the outcome of a lost answer stays
 * unknown.
 */
export const braspagOf = (env: Env): { readonly braspag?: BraspagOptions } => {
  const [main, query] = (["BRASPAG_URL", "BRASPAG_QUERY_URL"] as const).map((name) => {
    // The address has a key in it, so no sentence repeats it.
    const address = urlOf(env, name, ["https:", "http:"])
    return address === undefined ? undefined : new URL(address)
  })
  if (!main && !query) return {}
  if (!main || !query)
    throw new BadSetting("BRASPAG_URL and BRASPAG_QUERY_URL belong together; one of them is missing.")
  if (main.username === "" || main.password === "")
    throw new BadSetting("BRASPAG_URL must look like https://merchantId:merchantKey@api.braspag.com.br/v2.")
  return {
    braspag: {
      address: plain(main),
      queryAddress: plain(query),
      merchantId: decodeURIComponent(main.username),
      merchantKey: decodeURIComponent(main.password),
    },
  }
}
