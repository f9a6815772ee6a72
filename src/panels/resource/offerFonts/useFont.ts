import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { Reference } from "../../../contract/resource/field.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { useReadFile } from "../../../resource/described/useReadFile.ts"

interface Loaded {
  readonly id: RecordId
  /** None where the browser cannot read the file. */
  readonly family: string | undefined
}

/** How CSS calls a typeface: that of the file once it is read, else the one of this name on the device. */
export const useFont = (file: Reference | null | undefined, name: string) => {
  const read = useReadFile()
  const id = file?._id
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (id === undefined) return undefined
    const controller = new AbortController()
    const family = `balcao-font-${id}`
    let face: FontFace | undefined
    const load = async () => {
      const blob = await Effect.runPromise(read(id), { signal: controller.signal })
      const made = await new FontFace(family, await blob.arrayBuffer()).load()
      if (controller.signal.aborted) return
      document.fonts.add(made)
      face = made
      setLoaded({ id, family })
    }
    load().catch(() => controller.signal.aborted || setLoaded({ id, family: undefined }))
    return () => {
      controller.abort()
      if (face) document.fonts.delete(face)
    }
  }, [id, read])
  if (id === undefined) return { family: JSON.stringify(name), isUnreadable: false }
  const isHere = loaded?.id === id
  return { family: isHere ? loaded.family : undefined, isUnreadable: isHere && loaded.family === undefined }
}

const weights: Readonly<Record<string, number>> = {
  LIGHT: 300,
  REGULAR: 400,
  SEMIBOLD: 600,
  BOLD: 700,
  BLACK: 900,
}

/** How CSS draws a typeface of this weight and style; nothing of a file that is not read yet. */
export const fontStyle = (family: string | undefined, weight: unknown, style: unknown) => ({
  fontFamily: family,
  fontWeight: weights[String(weight)],
  fontStyle: style === "ITALIC" ? "italic" : "normal",
})
