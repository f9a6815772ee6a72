import type { FastifyInstance } from "fastify"
import type { Store } from "../db/store.ts"
import type { FileStore } from "../files/fileStore.ts"
import { type ContactHub, contactHub } from "./contactHub.ts"
import { localProvider } from "./localProvider.ts"
import type { Worker } from "./lanes.ts"
import { startFetcher } from "./mediaFetching.ts"
import { type MetaOptions, metaProvider } from "./metaProvider.ts"
import { startSender } from "./sending.ts"

/** Services of the contact center in one process. */
export interface Chat {
  readonly hub: ContactHub
  /** Sends what is written. */
  readonly sender: Worker
  /** Fetches the files customers send; undefined where nothing comes from outside. */
  readonly fetcher: Worker | undefined
  /** The connection to WhatsApp; undefined where nothing is sent outside. */
  readonly meta: MetaOptions | undefined
}

interface ChatOptions {
  readonly fileStore: FileStore | undefined
  readonly meta: MetaOptions | undefined
  /** Customers of a demo answer what they are sent. */
  readonly answers: boolean
}

/** Opens the contact centre. Its streams end, and what is being sent is sent, before the server stops. */
export const openChat = (app: FastifyInstance, store: Store, options: ChatOptions): Chat => {
  const { fileStore, meta, answers } = options
  const { db } = store
  const onError = (cause: unknown) => app.log.warn(cause, "what is written could not be passed on")
  const abort = new AbortController()
  const provider = meta ? metaProvider(meta) : localProvider({ db, answers, onError, signal: abort.signal })
  const hub = contactHub(store, onError)
  const sender = startSender({ db, provider, store: fileStore, log: app.log })
  const fetcher = meta && startFetcher({ db, meta, store: fileStore, log: app.log })
  app.addHook("preClose", async () => {
    abort.abort()
    await hub.stop()
    await sender.stop()
    await fetcher?.stop()
  })
  return { hub, sender, fetcher, meta }
}
