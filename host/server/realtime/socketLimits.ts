import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import proxyAddr from "@fastify/proxy-addr"
import { networkOf } from "../http/network.ts"

/** Sockets of one network: of all who are behind it, and of those who have not said whose they are. */
const maxSockets = { open: 500, anonymous: 30 }

/** A socket that is open, from its first byte until it is gone. */
export interface OpenSocket {
  readonly isAnonymous: () => boolean
}

/** The network a request comes from, told by proxies that are trusted. */
export const networkOfRequest = (trustedProxies: ReadonlyArray<string>) => {
  const trust = proxyAddr.compile([...trustedProxies])
  return (request: IncomingMessage) => networkOf(proxyAddr(request, trust))
}

/** Counts the sockets of each network for as long as they exist. */
export class SocketLimits {
  private readonly networks = new Map<string, Set<OpenSocket>>()

  hasRoom(network: string): boolean {
    const sockets = [...(this.networks.get(network) ?? [])]
    const anonymous = sockets.filter((one) => one.isAnonymous())
    return sockets.length < maxSockets.open && anonymous.length < maxSockets.anonymous
  }

  hold(network: string, socket: Duplex, entry: OpenSocket) {
    const sockets = this.networks.get(network) ?? new Set()
    this.networks.set(network, sockets.add(entry))
    socket.once("close", () => {
      sockets.delete(entry)
      if (sockets.size === 0 && this.networks.get(network) === sockets) this.networks.delete(network)
    })
  }
}
