import { StoreAway } from "../http/faults.ts"
import { randomUUID } from "node:crypto"
import { AwsClient } from "aws4fetch"

/** Keeps the bytes of files outside the database. */
export interface FileStore {
  /** Keeps a file and answers what it is called there. */
  readonly put: (bytes: Uint8Array, type: string) => Promise<string>
  readonly get: (key: string) => Promise<Uint8Array>
  /** Removes a file; one that is gone already counts as removed. */
  readonly remove: (key: string) => Promise<void>
}

/** Milliseconds a store may take to answer. */
const patienceMs = 10_000

/** The store does not answer at all: what is asked next would wait as long. */
export class StoreSilent extends StoreAway {}

/** The store of a file that is kept outside. */
export const storeOf = (store: FileStore | undefined): FileStore => {
  if (!store) throw new StoreAway("A file is kept outside, and FILES_URL names no store.")
  return store
}

/** A place in a store that speaks as S3 does. */
export interface Bucket {
  readonly address: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/**
 * Parses `s3://key:secret@host/bucket?region=…`; `s3+http` connects without TLS, such as to a store on this machine.
 */
export const bucketOf = (address: string): Bucket | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, host, pathname, searchParams } = new URL(address)
  const isPlain = protocol === "s3+http:"
  if (!isPlain && protocol !== "s3:") return undefined
  if (username === "" || password === "" || !/^\/[\w.-]+\/?$/.test(pathname)) return undefined
  return {
    address: `${isPlain ? "http" : "https"}://${host}${pathname.replace(/\/$/, "")}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
  }
}

/** A store that speaks as S3 does, each request signed. */
export const objectStore = ({ address, region, ...keys }: Bucket): FileStore => {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 2 })
  const request = async (key: string, init: RequestInit, accepted: ReadonlyArray<number>) => {
    const request = { ...init, signal: AbortSignal.timeout(patienceMs) }
    const answer = await client.fetch(`${address}/${key}`, request).catch((cause: unknown) => {
      throw new StoreSilent("The file store does not answer.", { cause })
    })
    if (accepted.includes(answer.status)) return answer
    throw new StoreAway(`The file store answered ${init.method} with ${answer.status}.`)
  }
  return {
    put: async (bytes, type) => {
      const key = randomUUID()
      await request(
        key,
        { method: "PUT", body: bytes as Uint8Array<ArrayBuffer>, headers: { "content-type": type } },
        [200],
      )
      return key
    },
    get: async (key) => new Uint8Array(await (await request(key, { method: "GET" }, [200])).arrayBuffer()),
    remove: async (key) => void (await request(key, { method: "DELETE" }, [200, 204, 404])),
  }
}
