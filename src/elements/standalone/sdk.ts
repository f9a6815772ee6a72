import type { listen as listenOf } from "../../panels/orderAlert/sdk.ts"

/* The SDK stands in a script of its own beside the alert's, which is fetched once the alert listens. */

const own = document.currentScript as HTMLScriptElement

export const listen = async (...args: Parameters<typeof listenOf>): Promise<ReturnType<typeof listenOf>> => {
  const { listen: listenWithSdk } = await import(
    /* @vite-ignore */ new URL("order-alert-sdk.js", own.src).href
  )
  return listenWithSdk(...args)
}
