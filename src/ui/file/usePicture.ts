import { useEffect, useState } from "react"

/** Brings the bytes of a picture; the same function from one render to the next. */
export type LoadPicture = (signal: AbortSignal) => Promise<Blob>

const pictures = /^image\/(png|jpeg|webp|gif|avif)$/

/** The address of a blob that is a picture, for as long as it is shown. */
export const usePicture = (load: LoadPicture | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!load) return undefined
    const controller = new AbortController()
    let url: string | undefined
    load(controller.signal).then(
      (blob) => {
        if (controller.signal.aborted || !pictures.test(blob.type)) return
        url = URL.createObjectURL(blob)
        setAddress(url)
      },
      // Without its picture a file is still known by its name.
      () => setAddress(undefined),
    )
    return () => {
      controller.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
      setAddress(undefined)
    }
  }, [load])
  return address
}
