import { type Client, type ClientOptions, createClient, hostSession } from "./client.ts"
import type { HostSessionOptions } from "./hostedSession.ts"

/** The options of `createClient`, or those of `hostSession` in place of a session. */
export type Registration = ClientOptions | (Omit<ClientOptions, "session"> & HostSessionOptions)

const clients = new Map<string, Client>()
const listeners = new Set<() => void>()

/**
 * Creates the client that elements refer to by name (`client="main"`). They wait for it, so it may be registered late.
 * Registering the name again, for another user or company, restarts them.
 */
export const register = (name: string, registration: Registration): void => {
  clients.set(
    name,
    createClient(
      "session" in registration ? registration : { ...registration, session: hostSession(registration) },
    ),
  )
  for (const listener of listeners) listener()
}

/** The client with this name, once the page has registered it. */
export const registeredClient = (name: string): Client | undefined => clients.get(name)

/** Every client the page has registered. */
export const registeredClients = (): ReadonlyArray<Client> => [...clients.values()]

/** Calls back on each registration; returns a function that unsubscribes. */
export const onRegister = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
