import type { cities } from "../../contract/resources/cities.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { useMemo, useRef, useState } from "react"
import { type AreaText, type FileProblem, readAreaFile } from "./areaFile.ts"
import { geoJsonAreas } from "./geoJsonAreas.ts"

/** Characters that may be pasted; more belong into a file. */
const maxPasted = 200_000

/** The chosen file, which is never shown, or the pasted text, and what areas it has for a city's neighborhoods. */
export const useAreaSource = (items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>) => {
  const [pasted, setPasted] = useState("")
  const [source, setSource] = useState<AreaText | FileProblem>()
  const last = useRef<File>(undefined)
  const areas = useMemo(() => {
    if (source === undefined || typeof source === "string") return source
    const isTooLong = source.name === "" && source.text.length > maxPasted
    return isTooLong ? ("tooLong" as const) : geoJsonAreas(source.text, items)
  }, [source, items])
  return {
    pasted,
    /** That of the file. */
    name: typeof source === "object" ? source.name : "",
    areas: typeof areas === "object" ? areas : undefined,
    problem: typeof areas === "string" ? areas : undefined,
    read: async (file: File | undefined) => {
      last.current = file
      setPasted("")
      setSource(undefined)
      if (!file) return
      const read = await readAreaFile(file)
      if (last.current === file) setSource(read)
    },
    paste: (text: string) => {
      last.current = undefined
      setPasted(text)
      setSource(text.trim() === "" ? undefined : { name: "", text })
    },
  }
}

export type AreaSource = ReturnType<typeof useAreaSource>
