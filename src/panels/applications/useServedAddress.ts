import { useEffect, useState } from "react"
import { fetchedPicturePath } from "../../contract/applications/addresses.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

const hashOf = async (text: string) => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/**
 * The address at which a server that keeps brands serves the picture of another host, once a style names it: pages whose policy names no
 * other host show it from there.
 */
export const useServedAddress = (address: string | undefined): string | undefined => {
  const { client } = usePanel()
  const isServed = useValue(client.extras("applications"))?.has("brands") === true
  const [served, setServed] = useState<{ readonly of: string; readonly at: string }>()
  useEffect(() => {
    // Without TLS browsers hash nothing.
    if (!isServed || address === undefined || !globalThis.isSecureContext) return undefined
    let isHere = true
    void hashOf(address).then(
      (hash) => isHere && setServed({ of: address, at: `${fetchedPicturePath}${hash}` }),
    )
    return () => {
      isHere = false
    }
  }, [isServed, address])
  return served?.of === address ? served?.at : undefined
}
