import * as Effect from "effect/Effect"
import { useEffect, useMemo, useRef, useState } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { FileThumb } from "../../ui/file/FileThumb.tsx"
import { useReadFile } from "./useReadFile.ts"

interface Props {
  readonly id: RecordId
  /** The record's title. */
  readonly title: string
}

/** Pictures a little outside what is seen are read too, so that they are there when they come into sight. */
const rootMargin = "160px"

/** True if an element is close to the visible area. */
const useIsNear = () => {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { place, isNear }
}

/** The picture of a record in its list; read once it comes into sight. */
const ImageThumb = ({ id, title }: Props) => {
  const read = useReadFile()
  const { place, isNear } = useIsNear()
  const load = useMemo(
    () => (isNear ? (signal: AbortSignal) => Effect.runPromise(read(id), { signal }) : undefined),
    [isNear, read, id],
  )
  return (
    <span ref={place}>
      <FileThumb isSmall load={load} alt={title} />
    </span>
  )
}

export default ImageThumb
