import { randomUUID } from "node:crypto"
import type { WebSocket } from "ws"
import { frameReader, framesOf, type Request, serverMessages } from "./messages.ts"

/** Requests of one connection that may wait, places it may listen to, and bytes it may leave unread. */
const limits = { waiting: 100, places: 50, unreadBytes: 131_072 }

/** Milliseconds a client may take to close what it was told is over. */
const closeMs = 1000

/** Read access of a connection once its user is known. */
export interface ConnectionUser {
  readonly userId: number
  /** The number of the company at a place that is open to them; undefined for any other place. */
  readonly companyAt: (path: string) => Promise<number | undefined>
}

/** Callbacks for a connection: identify the user, limit their connections, and read a company's place. */
export interface ConnectionCallbacks {
  readonly admit: (token: string) => Promise<ConnectionUser | undefined>
  readonly hasRoom: (userId: number) => boolean
  readonly valueOf: (company: number) => Promise<unknown>
}

type Reply = readonly [status: string, data: unknown]

const refused: Reply = ["permission_denied", "Permission denied"]

const pathOf = ({ p }: Request["body"]) => (typeof p === "string" ? p.replace(/^\//, "") : "")

/** One client of the realtime database. It may listen to places and read them, and change nothing. */
export class Connection {
  /** The connection's current user; a connection without one holds no places. */
  user: ConnectionUser | undefined
  token = ""
  /** The moment it last lost its user, in milliseconds. */
  anonymousSince = Date.now()
  /** Places listened to, each with its company. */
  readonly places = new Map<string, number>()
  private waiting = 0
  private last: Promise<void> = Promise.resolve()
  private readonly socket: WebSocket
  private readonly callbacks: ConnectionCallbacks

  constructor(socket: WebSocket, callbacks: ConnectionCallbacks, host: string) {
    this.socket = socket
    this.callbacks = callbacks
    const read = frameReader()
    socket.on("message", (data) => {
      if (socket.readyState !== socket.OPEN) return
      const message = read(String(data))
      if (message === undefined || this.waiting > limits.waiting) return this.close(1002)
      if (message.kind === "ping") this.send(serverMessages.pong)
      if (message.kind === "request") this.take(message.request)
    })
    this.send(serverMessages.hello(host, randomUUID(), Date.now()))
  }

  /** Tells a new value of a company to whoever listens to its place. */
  publish(company: number, value: unknown) {
    for (const [path, of] of this.places) if (of === company) this.send(serverMessages.value(path, value))
  }

  /** The session has ended, or the person may no longer read: the client comes back with another token. */
  expire() {
    this.forget()
    this.send(serverMessages.expired)
  }

  /** Takes a place back that is no longer open. */
  revoke(path: string) {
    this.places.delete(path)
    this.send(serverMessages.revoked(path))
  }

  /** Revokes the places that are not open to this user, then makes them the owner of the connection. */
  async restrictTo(user: ConnectionUser) {
    const { token } = this
    for (const path of this.places.keys()) {
      const company = await user.companyAt(path)
      if (this.token !== token || !this.user) return
      if (company === undefined) this.revoke(path)
    }
    this.user = user
  }

  /** Ends it: it hears nothing more from now on, and is gone within a second whether its client closes it or not. */
  close(code: number) {
    this.forget()
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), closeMs).unref()
  }

  private forget() {
    if (this.user) this.anonymousSince = Date.now()
    this.user = undefined
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
    const reply = (status: string, data: unknown = "") =>
      this.send(serverMessages.reply(number, status, data))
    switch (action) {
      case "s":
        return reply("ok")
      case "auth":
        return reply(...(await this.authenticate(body["cred"])))
      case "unauth":
        this.signOut()
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
  private signOut() {
    for (const path of this.places.keys()) this.revoke(path)
    this.forget()
  }

  private async authenticate(token: unknown): Promise<Reply> {
    const user = typeof token === "string" ? await this.callbacks.admit(token) : undefined
    if (!user) {
      this.signOut()
      return ["invalid_token", "The token does not count."]
    }
    if (user.userId !== this.user?.userId && !this.callbacks.hasRoom(user.userId)) {
      this.close(1013)
      return refused
    }
    this.token = String(token)
    this.user = user
    await this.restrictTo(user)
    return ["ok", { auth: null }]
  }

  private async read(path: string, listens: boolean): Promise<Reply> {
    const { token } = this
    const company = await this.user?.companyAt(path)
    if (company === undefined || (listens && this.places.size >= limits.places)) return refused
    // Whoever it was may have been signed out meanwhile.
    if (this.token !== token) return refused
    if (!listens) return ["ok", await this.callbacks.valueOf(company)]
    this.places.set(path, company)
    const value = await this.callbacks.valueOf(company)
    if (this.places.get(path) !== company) return refused
    this.send(serverMessages.value(path, value))
    return ["ok", {}]
  }
}
