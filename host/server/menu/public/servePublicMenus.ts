import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { merchantOf } from "../../../../src/contract/menu/public/merchant.ts"
import { publicPicturePath } from "../../../../src/contract/menu/public/publicPicturePath.ts"
import { numberFrom } from "../../../../src/contract/menu/public/publicIds.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import type { Store } from "../../db/store.ts"
import type { FileStore } from "../../files/fileStore.ts"
import { fileWithBytes } from "../../files/fileBytes.ts"
import { passiveHeaders } from "../../files/passiveHeaders.ts"
import { confirmNotices } from "../editor/menuNotices.ts"
import { encodingFor } from "./compressed.ts"
import { MenuChanges, type NextChange } from "./menuChanges.ts"
import {
  menuList,
  type PublicAnswer,
  publicAnswers,
  type PublicMenuServices,
  type Tell,
} from "./publicAnswers.ts"
import { readMerchant } from "./readMerchant.ts"
import { menuOfSlug } from "./menuOfSlug.ts"
import { isPublicPicture } from "./publicPictures.ts"

const pictureSeconds = 3600

/** Any page may read these answers; they are nobody's own. */
const open = (reply: FastifyReply) =>
  reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", "etag")

const strong = (tag: string) => tag.trim().replace(/^W\//, "")

const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers["if-none-match"] ?? "").split(",").some((one) => strong(one) === tag)

const send = async (request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer | undefined) => {
  open(reply)
  if (!answer) return reply.callNotFound()
  const { body, compressed, tag } = answer
  const encoding = encodingFor(request.headers["accept-encoding"]?.toString(), body)
  // Asked about anew each time: what is sold out must be so at once.
  void reply
    .header("etag", encoding ? `W/${tag}` : tag)
    .header("cache-control", "public, no-cache")
    .header("vary", "accept-encoding")
  if (isKnown(request, tag)) return reply.code(304).send()
  void reply.type("application/json")
  return encoding
    ? reply.header("content-encoding", encoding).send(await compressed(encoding))
    : reply.send(body)
}

interface Merchant {
  readonly Params: { readonly merchant: string }
}

interface OfMenu {
  readonly Params: Merchant["Params"] & { readonly menu: string }
  /** `after`: the tag of the menu the reader has; they are answered once there is another one. */
  readonly Querystring: { readonly after?: string }
}

const sendPicture = async (
  { db, fileStore }: ServedMenus,
  request: FastifyRequest<{ Params: { readonly file: string } }>,
  reply: FastifyReply,
) => {
  const { file } = request.params
  const id = /^[1-9]\d{0,14}$/.test(file) ? Number(file) : undefined
  open(reply)
  if (id === undefined || !(await isPublicPicture(db, id))) return reply.callNotFound()
  const tag = `"${id}"`
  void reply
    .header("etag", tag)
    .header("cache-control", `public, max-age=${pictureSeconds}`)
    .header("cross-origin-resource-policy", "cross-origin")
  if (isKnown(request, tag)) return reply.code(304).send()
  const found = await fileWithBytes(db, fileStore, id)
  if (!found) return reply.callNotFound()
  return reply.headers(passiveHeaders(found.name)).type(found.type).send(Buffer.from(found.bytes))
}

interface ServedMenus extends PublicMenuServices {
  readonly fileStore: FileStore | undefined
  readonly listen: Store["listen"]
}

/** Milliseconds after which a reader who waits for another menu hears that it is still the same. */
const waitMs = 25_000

interface Waiting {
  readonly company: number
  readonly find: () => Promise<PublicAnswer | undefined>
  /** The tag of the menu the reader has. */
  readonly after: string
}

/** The menu once it is another one than a reader has; the same one after a while, or where too many wait. */
const nextMenu = async (changes: MenuChanges, { company, find, after }: Waiting, reply: FastifyReply) => {
  const until = performance.now() + waitMs
  let change: NextChange | undefined
  reply.raw.once("close", () => change?.cancel())
  for (;;) {
    // Waits from before it looks, so that no change falls between.
    change = changes.next(company, Math.max(0, until - performance.now()))
    const answer = await find()
    const isOver = !change || performance.now() >= until || reply.raw.destroyed
    if (answer?.tag !== after || isOver) {
      change?.cancel()
      return answer
    }
    await change?.come
  }
}

/** Serves menus of stores that are ready to sell to anybody, as Open Delivery has them, and their pictures. */
export const servePublicMenus = (app: FastifyInstance, services: ServedMenus): void => {
  const find = publicAnswers(services)
  const changes = new MenuChanges(services, (cause) => app.log.warn(cause, "changes of menus are not heard"))
  app.addHook("preClose", () => changes.stop())
  app.get<Merchant>("/public/merchants/:merchant", async (request, reply) => {
    const tell: Tell = async (data, { logoUrl, ...options }) => {
      const about = await readMerchant(services.db, Number(data.store._id))
      // The standard asks for a logo.
      return about && logoUrl !== undefined ? merchantOf(data, about, { ...options, logoUrl }) : undefined
    }
    return send(request, reply, await find(request.params.merchant, "merchant", tell))
  })
  app.get<Merchant>("/public/merchants/:merchant/menus", async (request, reply) =>
    send(request, reply, await find(request.params.merchant, "menus", menuList)),
  )
  app.get<OfMenu>("/public/merchants/:merchant/menus/:menu/snapshot", async (request, reply) => {
    const { merchant, menu } = request.params
    const company = numberFrom("merchant", merchant)
    if (company === undefined) return send(request, reply, undefined)
    const id = numberFrom("menu", menu) ?? (await menuOfSlug(services.db, company, menu))
    if (id === undefined) return send(request, reply, undefined)
    const tell: Tell = async (data, options) => {
      await confirmNotices(services.db, company, data.version, id)
      return snapshotOf(data, id, options)
    }
    const read = () => find(merchant, `snapshot ${id}`, tell)
    const after = request.query.after === undefined ? undefined : strong(request.query.after)
    if (after === undefined) return send(request, reply, await read())
    const answer = await nextMenu(changes, { company, find: read, after }, reply)
    if (answer?.tag !== after) return send(request, reply, answer)
    return open(reply).header("etag", answer.tag).header("cache-control", "no-store").code(204).send()
  })
  app.get<{ Params: { readonly file: string } }>(`${publicPicturePath}:file`, (request, reply) =>
    sendPicture(services, request, reply),
  )
}
