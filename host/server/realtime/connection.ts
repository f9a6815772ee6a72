import { randomUUID } from "node:crypto"
import type { WebSocket } from "ws"
import { frameReader, framesOf, type Request, say } from "./messages.ts"

/** Requests of one connection that may wait, and places it may listen to. */
const limits = { waiting: 100, places: 50 }

/** What a connection may read, once it has shown whose it is. */
export interface Guest {
  readonly userId: number
  /** The number of the company at a place that is open to them; undefined for any other place. */
  readonly companyAt: (path: string) => Promise<number | undefined>
}

/** How a connection finds out who is there and what is at a company's place. */
export interface Desk {
  readonly admit: (token: string) => Promise<Guest | undefined>
  readonly valueOf: (company: number) => Promise<unknown>
}

const pathOf = ({ p }: Request["body"]) => (typeof p === "string" ? p.replace(/^\//, "") : "")

/** One client of the realtime database. It may listen to places and read them, and change nothing. */
export class Connection {
  guest: Guest | undefined
  token = ""
  /** Places listened to, each with its company. */
  readonly places = new Map<string, number>()
  private waiting = 0
  private last: Promise<void> = Promise.resolve()
  private readonly socket: WebSocket
  private readonly desk: Desk

  constructor(socket: WebSocket, desk: Desk, host: string) {
    this.socket = socket
    this.desk = desk
    const read = frameReader()
    socket.on("message", (data) => {
      const said = read(String(data))
      if (said === undefined || this.waiting > limits.waiting) return socket.close(1002)
      if (said.kind === "ping") this.send(say.pong)
      if (said.kind === "request") this.take(said.request)
    })
    this.send(say.hello(host, randomUUID(), Date.now()))
  }

  /** Tells a new value of a company to whoever listens to its place. */
  tell(company: number, value: unknown) {
    for (const [path, of] of this.places) if (of === company) this.send(say.value(path, value))
  }

  /** The session has ended, or the person may no longer read: the client comes back with another token. */
  expire() {
    this.guest = undefined
    this.places.clear()
    this.send(say.expired)
  }

  /** Takes a place back that is no longer open. */
  revoke(path: string) {
    this.places.delete(path)
    this.send(say.revoked(path))
  }

  private send(message: unknown) {
    if (this.socket.readyState === this.socket.OPEN)
      for (const frame of framesOf(message)) this.socket.send(frame)
  }

  /** Requests are answered one after another, as they came. */
  private take(request: Request) {
    this.waiting += 1
    this.last = this.last
      .then(() => this.answer(request))
      .catch(() => this.socket.close(1011))
      .finally(() => (this.waiting -= 1))
  }

  private async answer({ number, action, body }: Request) {
    const reply = (status: string, data: unknown = "") => this.send(say.reply(number, status, data))
    switch (action) {
      case "s":
        return reply("ok")
      case "auth":
        return reply(...(await this.authenticate(body["cred"])))
      case "unauth":
        this.guest = undefined
        for (const path of this.places.keys()) this.revoke(path)
        return reply("ok")
      case "q":
      case "g":
        return reply(...(await this.read(pathOf(body), action === "q")))
      case "n":
        this.places.delete(pathOf(body))
        return reply("ok")
      default:
        return reply("permission_denied", "This place is read only.")
    }
  }

  private async authenticate(token: unknown): Promise<readonly [status: string, data: unknown]> {
    this.guest = typeof token === "string" ? await this.desk.admit(token) : undefined
    if (!this.guest) return ["invalid_token", "The token does not count."]
    this.token = String(token)
    return ["ok", { auth: null }]
  }

  private async read(path: string, listens: boolean): Promise<readonly [status: string, data: unknown]> {
    const company = await this.guest?.companyAt(path)
    if (company === undefined || this.places.size >= limits.places)
      return ["permission_denied", "Permission denied"]
    if (!listens) return ["ok", await this.desk.valueOf(company)]
    this.places.set(path, company)
    this.send(say.value(path, await this.desk.valueOf(company)))
    return ["ok", {}]
  }
}
