import { useCallback, useEffect, useRef, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { type NewOrder, ringOf } from "../../contract/orders/newOrders.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useUnpressed } from "./useUnpressed.ts"

const { alertSoundDelay: delayMs, alertSound: lengthMs } = limits.waitMs

interface Ringing {
  readonly order: NewOrder
  /** It waited already when one began to listen. */
  readonly isSilent: boolean
  /** By the page's clock, in milliseconds. */
  readonly until: number
}

/** Shares the orders that were seen between tabs. */
const useSeenElsewhere = (company: RecordId, onSeen: (keys: ReadonlyArray<string>) => void) => {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(`balcao.orderAlert.${String(company)}`)
    opened.addEventListener("message", ({ data }) => onSeen(data as ReadonlyArray<string>))
    channel.current = opened
    return () => opened.close()
  }, [company, onSeen])
  return useCallback((keys: ReadonlyArray<string>) => channel.current?.postMessage(keys), [])
}

/** True if the ringing has sound: only after a short delay. */
const useSounding = (isRinging: boolean) => {
  const [isSounding, setSounding] = useState(false)
  useEffect(() => {
    if (!isRinging) return
    const timer = setTimeout(() => setSounding(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSounding(false)
    }
  }, [isRinging])
  return isSounding
}

/** Creates the set of recently seen orders. An order may be read here after it was already seen in another tab. */
const makeSeen = () => {
  const untilOf = new Map<string, number>()
  const add = (keys: ReadonlyArray<string>) => {
    const now = Date.now()
    for (const [key, until] of untilOf) if (until <= now) untilOf.delete(key)
    for (const key of keys) untilOf.set(key, now + lengthMs)
  }
  return { add, has: (key: string) => (untilOf.get(key) ?? 0) > Date.now() }
}

/** An order placed while one begins to listen is heard of twice: as the one that waits, and as a new one, which sounds. */
const merge = (all: ReadonlyArray<Ringing>, added: ReadonlyArray<Ringing>): ReadonlyArray<Ringing> => {
  const known = new Map(all.map((one) => [ringOf(one.order), one]))
  const news = added.filter(({ order, isSilent }) => !(isSilent && known.has(ringOf(order))))
  const replaced = new Set(news.map(({ order }) => ringOf(order)))
  return [...news, ...all.filter(({ order }) => !replaced.has(ringOf(order)))]
}

/**
 * The orders one is alerted of, latest first, each for 35 s (section 7); the sound belongs to them from 750 ms after the
 * first on (section 9), but for silent ones. Dismissed in one tab they are gone from all. `ring` returns those that nobody has
 * dismissed.
 */
export const useRinging = (company: RecordId) => {
  const [ringing, setRinging] = useState<ReadonlyArray<Ringing>>([])
  const [seenOrders] = useState(makeSeen)
  const isSounding = useSounding(ringing.some(({ isSilent }) => !isSilent))
  const tellSeen = useSeenElsewhere(
    company,
    useCallback(
      (keys) => {
        seenOrders.add(keys)
        setRinging((all) => all.filter(({ order }) => !keys.includes(String(order._id))))
      },
      [seenOrders],
    ),
  )
  useEffect(() => {
    if (ringing.length === 0) return
    const prune = () => setRinging((all) => all.filter(({ until }) => until > Date.now()))
    const timer = setTimeout(prune, Math.min(...ringing.map(({ until }) => until)) - Date.now())
    return () => clearTimeout(timer)
  }, [ringing])
  const ring = (orders: ReadonlyArray<NewOrder>, isSilent = false) => {
    const until = Date.now() + lengthMs
    const unseen = orders.filter(({ _id }) => !seenOrders.has(String(_id)))
    setRinging((all) => merge(all, unseen.map((order) => ({ order, until, isSilent })).toReversed()))
    return unseen
  }
  const dismiss = (seen: ReadonlyArray<NewOrder>) => {
    tellSeen(seen.map(({ _id }) => String(_id)))
    setRinging((all) => all.filter(({ order }) => !seen.includes(order)))
  }
  const shown = useUnpressed(ringing)
  const orders = shown.map(({ order }) => order)
  /** All of them waited already when one began to listen. */
  const areOld = shown.every(({ isSilent }) => isSilent)
  return { orders, areOld, isSounding, ring, dismiss }
}
