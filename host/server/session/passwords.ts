import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"

/** The cost of one argon2id hash: memory in KiB, passes over it. One lane. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
}

/** OWASP's figures for argon2id: 19 MiB, two passes. */
export const hashCost: HashCost = { memory: 19 * 1024, passes: 2 }

const derive = promisify(argon2)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "")
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const hashBytes = (password: string, nonce: Uint8Array, { memory, passes }: HashCost) =>
  derive("argon2id", { message: password, nonce, parallelism: 1, tagLength: 32, memory, passes })

const hashNow = async (password: string, cost: HashCost) => {
  const nonce = randomBytes(16)
  const hash = await hashBytes(password, nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(nonce)}$${base64(hash)}`
}

const verifyNow = async (password: string, stored: string) => {
  const [, memory, passes, nonce = "", hash = ""] = phc.exec(stored) ?? []
  const expected = Buffer.from(hash, "base64")
  if (expected.length !== 32) return false
  const cost = { memory: Number(memory), passes: Number(passes) }
  return timingSafeEqual(await hashBytes(password, Buffer.from(nonce, "base64"), cost), expected)
}

/**
 * Queue with at most `running` at once and `waiting` in line; later callers are asked to come back. Admission is
 * decided before (`fairQueue`), so the line is short.
 */
const line = (running: number, waiting: number) => {
  const queue: Array<() => void> = []
  let busy = 0
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }
  const enter = async () => {
    if (busy < running) busy += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  return <A>(work: () => Promise<A>): Effect.Effect<A, TooManyRequests> =>
    Effect.suspend(() =>
      queue.length >= waiting
        ? Effect.fail(new TooManyRequests({ retryAfter: 5 }))
        : Effect.promise(() => enter().then(work).finally(leave)),
    )
}

/** Hashes and checks passwords, a few at a time: a flood of sign-ins waits instead of taking the machine. */
export interface Passwords {
  readonly hash: (password: string) => Effect.Effect<string, TooManyRequests>
  /** False without a stored hash too, after just as long. */
  readonly verify: (
    password: string,
    stored: string | null | undefined,
  ) => Effect.Effect<boolean, TooManyRequests>
}

/** Passwords at this cost. */
export const passwords = async (cost: HashCost): Promise<Passwords> => {
  const inLine = line(Math.max(1, Math.min(3, availableParallelism() - 1)), 64)
  const nobodys = await hashNow(randomBytes(16).toString("hex"), cost)
  return {
    hash: (password) => inLine(() => hashNow(password, cost)),
    verify: (password, stored) =>
      inLine(async () => (await verifyNow(password, stored ?? nobodys)) && typeof stored === "string"),
  }
}
