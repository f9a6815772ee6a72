import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { Reference } from "../../contract/resource/field.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Loaded {
  readonly id: RecordId
  /** None where the browser cannot read the file. */
  readonly family: string | undefined
}

const weights: Readonly<Record<string, number>> = {
  LIGHT: 300,
  REGULAR: 400,
  SEMIBOLD: 600,
  BOLD: 700,
  BLACK: 900,
}

/** A typeface as a record or its draft has it. */
interface Typeface {
  readonly file: Reference | null | undefined
  /** The font's name on devices. */
  readonly name: string
  readonly weight: unknown
  readonly style: unknown
}

/** Returns the CSS of a typeface: from its file once loaded, otherwise the device's font of this name. */
export const useFont = ({ file, name, weight, style }: Typeface) => {
  const read = useReadFile()
  const id = file?._id
  const fontWeight = entryOf(weights, String(weight))
  const fontStyle = style === "ITALIC" ? "italic" : "normal"
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (id === undefined) return undefined
    const controller = new AbortController()
    const family = `balcao-font-${id}`
    let face: FontFace | undefined
    const load = async () => {
      const blob = await Effect.runPromise(read(id), { signal: controller.signal })
      // Unless it says what it is, it is made bolder and slanted once more.
      const is = { weight: String(fontWeight ?? "normal"), style: fontStyle }
      const made = await new FontFace(family, await blob.arrayBuffer(), is).load()
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
  }, [id, read, fontWeight, fontStyle])
  const isHere = loaded?.id === id
  const fontFamily = id === undefined ? JSON.stringify(name) : isHere ? loaded?.family : undefined
  return {
    css: { fontFamily, fontWeight, fontStyle },
    isUnreadable: id !== undefined && isHere && fontFamily === undefined,
  }
}
