import { randomUUID } from "node:crypto"
import type { WebSocket } from "ws"
import { frameReader, framesOf, type Request, say } from "./messages.ts"

/** Requests of one connection that may wait, places it may listen to, and bytes it may leave unread. */
const limits = { waiting: 100, places: 50, unreadBytes: 131_072 }

/** Milliseconds a client may take to close what it was told is over. */
const closeMs = 1000

/** Read access of a connection once its user is known. */
export interface Guest {
  readonly userId: number
  /** The number of the company at a place that is open to them; undefined for any other place. */
  readonly companyAt: (path: string) => Promise<number | undefined>
}

/** Callbacks for a connection: identify the user, limit their connections, and read a company's place. */
export interface Desk {
  readonly admit: (token: string) => Promise<Guest | undefined>
  readonly hasRoom: (userId: number) => boolean
  readonly valueOf: (company: number) => Promise<unknown>
}

type Reply = readonly [status: string, data: unknown]

const refused: Reply = ["permission_denied", "Permission denied"]

const pathOf = ({ p }: Request["body"]) => (typeof p === "string" ? p.replace(/^\//, "") : "")

/** One client of the realtime database. It may listen to places and read them, and change nothing. */
export class Connection {
  /** The connection's current user; a connection without one holds no places. */
  guest: Guest | undefined
  token = ""
  /** The moment it last lost its user, in milliseconds. */
  anonymousSince = Date.now()
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
      if (socket.readyState !== socket.OPEN) return
      const said = read(String(data))
      if (said === undefined || this.waiting > limits.waiting) return this.close(1002)
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
    this.forget()
    this.send(say.expired)
  }

  /** Takes a place back that is no longer open. */
  revoke(path: string) {
    this.places.delete(path)
    this.send(say.revoked(path))
  }

  /** Revokes the places that are not open to this user, then makes them the owner of the connection. */
  async restrictTo(guest: Guest) {
    const { token } = this
    for (const path of this.places.keys()) {
      const company = await guest.companyAt(path)
      if (this.token !== token || !this.guest) return
      if (company === undefined) this.revoke(path)
    }
    this.guest = guest
  }

  /** Ends it: it hears nothing more from now on, and is gone within a second whether its client closes it or not. */
  close(code: number) {
    this.forget()
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), closeMs).unref()
  }

  private forget() {
    if (this.guest) this.anonymousSince = Date.now()
    this.guest = undefined
    this.token = ""
    this.places.clear()
  }

  /** Readers who leave too much unread are cut off, because unread data is held in this process. */
  private send(message: unknown) {
    if (this.socket.readyState !== this.socket.OPEN) return
    for (const frame of framesOf(message)) this.socket.send(frame)
    if (this.socket.bufferedAmount <= limits.unreadBytes) return
    this.forget()
    this.socket.terminate()
  }

  /** Requests are answered one after another, as they came. */
  private take(request: Request) {
    this.waiting += 1
    this.last = this.last
      .then(() => this.answer(request))
      .catch(() => this.close(1011))
      .finally(() => (this.waiting -= 1))
  }

  private async answer({ number, action, body }: Request) {
    if (this.socket.readyState !== this.socket.OPEN) return
    const reply = (status: string, data: unknown = "") => this.send(say.reply(number, status, data))
    switch (action) {
      case "s":
        return reply("ok")
      case "auth":
        return reply(...(await this.authenticate(body["cred"])))
      case "unauth":
        this.leave()
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

  /** It is nobody's from now on. */
  private leave() {
    for (const path of this.places.keys()) this.revoke(path)
    this.forget()
  }

  private async authenticate(token: unknown): Promise<Reply> {
    const guest = typeof token === "string" ? await this.desk.admit(token) : undefined
    if (!guest) {
      this.leave()
      return ["invalid_token", "The token does not count."]
    }
    if (guest.userId !== this.guest?.userId && !this.desk.hasRoom(guest.userId)) {
      this.close(1013)
      return refused
    }
    this.token = String(token)
    this.guest = guest
    await this.restrictTo(guest)
    return ["ok", { auth: null }]
  }

  private async read(path: string, listens: boolean): Promise<Reply> {
    const { token } = this
    const company = await this.guest?.companyAt(path)
    if (company === undefined || (listens && this.places.size >= limits.places)) return refused
    // Whoever it was may have been signed out meanwhile.
    if (this.token !== token) return refused
    if (!listens) return ["ok", await this.desk.valueOf(company)]
    this.places.set(path, company)
    const value = await this.desk.valueOf(company)
    if (this.places.get(path) !== company) return refused
    this.send(say.value(path, value))
    return ["ok", {}]
  }
}
