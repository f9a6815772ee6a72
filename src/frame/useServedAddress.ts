import { useEffect, useState } from "react"
import { applications } from "../contract/applications/applications.ts"
import { fetchedPicturePath } from "../contract/applications/addresses.ts"
import { usePanel } from "./PanelContext.ts"
import { useValue } from "./useValue.ts"

const hashOf = async (text: string) => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** True if the server that keeps copies of pictures is the one this page is from: elsewhere the page's policy is its own. */
const useIsServed = (): boolean => {
  const { client } = usePanel()
  const keepsBrands = useValue(client.extras("applications"))?.has("brands") === true
  if (!keepsBrands) return false
  const { origin } = globalThis.location
  return new URL(client.api.address(applications.get), origin).origin === origin
}

/**
 * The address at which a server that keeps brands serves the picture of another host, once a style or a person names it: pages whose
 * policy names no other host show it from there.
 */
export const useServedAddress = (address: string | undefined): string | undefined => {
  const isServed = useIsServed()
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

const foreign = /^https:\/\//i

/** The address a person's picture is shown from: the copy of one that is on another host, where the server keeps copies. */
export const usePersonPicture = (picture: string | null | undefined): string | undefined => {
  const address = picture ?? undefined
  const isForeign = address !== undefined && foreign.test(address)
  const isServed = useIsServed()
  const served = useServedAddress(isForeign ? address : undefined)
  return isForeign && isServed ? served : address
}
