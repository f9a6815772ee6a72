import { type Client, type ClientOptions, createClient, hostSession } from "../api/client.ts"
import type { HostSessionOptions } from "../api/hostedSession.ts"

/** What a page says of one of its clients: all that `createClient` takes, or in short how to get a token. */
export type Registration = ClientOptions | (Omit<ClientOptions, "session"> & HostSessionOptions)

const clients = new Map<string, Client>()
const listeners = new Set<() => void>()

/**
 * Gives the elements that name this client (`client="main"`) what they work with; they wait for it, so it may come
 * late. Again under the same name: another user or company, and they start anew.
 */
export const register = (name: string, given: Registration): void => {
  clients.set(name, createClient("session" in given ? given : { ...given, session: hostSession(given) }))
  for (const listener of listeners) listener()
}

/** The client of that name, once the page has registered it. */
export const registered = (name: string): Client | undefined => clients.get(name)

/** Hears of each registration; returns the way to stop. */
export const onRegister = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
