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
    let made: string | undefined
    load(controller.signal).then(
      (blob) => {
        if (controller.signal.aborted || !pictures.test(blob.type)) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      // Without its picture a file is still known by its name.
      () => setAddress(undefined),
    )
    return () => {
      controller.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [load])
  return address
}
