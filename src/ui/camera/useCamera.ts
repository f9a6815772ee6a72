import { type RefObject, useEffect, useRef, useState } from "react"
import { openReader } from "./openReader.ts"
import { watchBarcodes } from "./watchBarcodes.ts"

/** Reasons a camera shows nothing: nobody let us, there is none, or it does not start. */
export type CameraProblem = "denied" | "missing" | "failed"

/** The camera at the back of a phone; one of a desk has no back. */
const wanted = { video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } } }

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "SecurityError") return "denied"
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed"
}

/** A phone's light, which the types of the platform do not have. */
interface Light extends MediaTrackCapabilities {
  readonly torch?: boolean
}

const trackOf = (video: HTMLVideoElement | null): MediaStreamTrack | undefined => {
  const stream = video?.srcObject
  return stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined
}

/** Shows a camera in a video until `signal` ends; `tell` is called with each barcode it sees. */
const showCamera = async (video: HTMLVideoElement, signal: AbortSignal, tell: (code: string) => void) => {
  // A page without a certificate has none.
  if (!("mediaDevices" in navigator)) throw new DOMException("", "NotFoundError")
  const stream = await navigator.mediaDevices.getUserMedia(wanted)
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener("abort", end, { once: true })
  video.srcObject = stream
  const [read] = await Promise.all([openReader(), video.play()])
  return watchBarcodes(video, read, signal, tell)
}

/** A camera shown in a video, while its component is there; `onCode` is called with each barcode it sees. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) => {
  const [problem, setProblem] = useState<CameraProblem>()
  const [isLit, setLit] = useState<boolean>()
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    const place = video.current
    if (!place) return undefined
    const here = new AbortController()
    const { signal } = here
    const onPlaying = () => {
      const able: Light = trackOf(place)?.getCapabilities?.() ?? {}
      if (able.torch) setLit(false)
    }
    place.addEventListener("playing", onPlaying, { signal })
    showCamera(place, signal, (code) => tell.current(code)).catch((error: unknown) => {
      if (!signal.aborted) setProblem(problemOf(error))
    })
    return () => here.abort()
  }, [video])
  const switchLight = async () => {
    const torch = isLit !== true
    await trackOf(video.current)?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
    setLit(torch)
  }
  return { problem, isLit, switchLight }
}
