import { useEffect, useRef, useState } from "react"

/** Callbacks and signal of a running upload. */
export interface UploadOptions {
  /** Aborted when the person cancels or leaves. */
  readonly signal: AbortSignal
  /** Takes the part that is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** A file that is being sent, or could not be. */
export type Upload =
  | { readonly phase: "idle" }
  | { readonly phase: "sending"; readonly file: File; readonly part: number }
  | { readonly phase: "failed"; readonly file: File | undefined; readonly message: string }

interface Uploading<A> {
  readonly upload: (file: File, options: UploadOptions) => Promise<A>
  readonly explain: (failure: unknown) => string
  readonly onDone: (stored: A, file: File) => void
}

const idle: Upload = { phase: "idle" }

/** Sends one file at a time; another one takes its place, and leaving ends it. */
export const useUpload = <A>({ upload, explain, onDone }: Uploading<A>) => {
  const [state, setState] = useState<Upload>(idle)
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const cancel = () => {
    current.current?.abort()
    setState(idle)
  }

  const run = async (file: File, controller: AbortController) => {
    const isOver = () => controller.signal.aborted
    const onProgress = (part: number) => {
      if (!isOver()) setState({ phase: "sending", file, part })
    }
    try {
      const stored = await upload(file, { signal: controller.signal, onProgress })
      if (isOver()) return
      setState(idle)
      onDone(stored, file)
    } catch (failure) {
      if (!isOver()) setState({ phase: "failed", file, message: explain(failure) })
    }
  }

  /** Shows why a file is not sent at all. */
  const refuse = (message: string) => {
    cancel()
    setState({ phase: "failed", file: undefined, message })
  }

  const send = (file: File) => {
    cancel()
    const controller = new AbortController()
    current.current = controller
    setState({ phase: "sending", file, part: 0 })
    void run(file, controller)
  }

  return { state, send, refuse, cancel }
}
