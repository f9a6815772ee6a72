/** Streams of server-sent events that a test writes to. */
export interface EventStreams {
  /** Opens a stream; its `start` event says that it does not resume an earlier one. */
  open(signal: AbortSignal): Response
  publish(name: string, data: unknown): void
  /** Breaks all open streams; readers then reconnect. */
  disconnect(): void
}

export const eventStreams = (): EventStreams => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const bytes = new TextEncoder()
  const write = (name: string, data: unknown) =>
    bytes.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  return {
    open: (signal) => {
      let ownController: ReadableStreamDefaultController<Uint8Array> | undefined
      const leave = () => void (ownController && open.delete(ownController))
      signal.addEventListener("abort", leave, { once: true })
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          ownController = controller
          open.add(controller)
          controller.enqueue(write("start", { resumed: false }))
        },
        cancel: leave,
      })
      return new Response(body, { headers: { "content-type": "text/event-stream" } })
    },
    publish: (name, data) => {
      for (const one of open) one.enqueue(write(name, data))
    },
    disconnect: () => {
      for (const one of open) one.error(new TypeError("cut"))
      open.clear()
    },
  }
}
