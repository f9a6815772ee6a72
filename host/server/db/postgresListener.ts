import pg from "pg"

/** Milliseconds between the loss of the connection that listens and the next. */
const pauseMs = 1000

/**
 * Listens on a connection of its own and reconnects when that is lost; returns a function that stops. Each new
 * connection counts as a notification, because earlier ones may have been missed.
 */
export const listenOn = (
  url: string,
  channel: string,
  onNotification: () => void,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client
  let connecting: Promise<void>

  const connect = async () => {
    const ownClient = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
    client = ownClient
    let isLost = false
    const lose = (cause: unknown) => {
      if (isLost || isOver) return
      isLost = true
      onError(cause)
      void ownClient.end().catch(() => undefined)
      timer = setTimeout(() => (connecting = connect()), pauseMs)
    }
    ownClient.on("error", lose)
    ownClient.on("end", () => lose(new Error("The connection that listens has ended.")))
    ownClient.on("notification", onNotification)
    try {
      await ownClient.connect()
      await ownClient.query(`listen "${channel}"`)
      onNotification()
    } catch (cause) {
      lose(cause)
    }
  }

  connecting = connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await connecting
    await client.end().catch(() => undefined)
  }
}
