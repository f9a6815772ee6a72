import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { usePicture } from "../../ui/file/usePicture.ts"
import { picture } from "./tabloids.css.ts"

/** A page or cover as large as its place. */
export const Picture = ({ id, alt }: { readonly id: RecordId; readonly alt: string }) => {
  const read = useReadFile()
  const load = useMemo(() => (signal: AbortSignal) => Effect.runPromise(read(id), { signal }), [read, id])
  const address = usePicture(load)
  if (address === undefined) return <span className={picture} />
  return <img className={picture} src={address} alt={alt} draggable={false} />
}
