import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { merchantOf } from "../../../../src/contract/menu/public/merchant.ts"
import { publicPicturePath } from "../../../../src/contract/menu/public/publicPicturePath.ts"
import { numberFrom } from "../../../../src/contract/menu/public/publicIds.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import type { FileStore } from "../../files/fileStore.ts"
import { fileWithBytes } from "../../files/fileBytes.ts"
import { passiveHeaders } from "../../files/passiveHeaders.ts"
import {
  menuList,
  type PublicAnswer,
  publicAnswers,
  type PublicMenuServices,
  type Tell,
} from "./publicAnswers.ts"
import { readMerchant } from "./readMerchant.ts"
import { isPublicPicture } from "./publicPictures.ts"

const pictureSeconds = 3600

/** Any page may read these answers; they are nobody's own. */
const open = (reply: FastifyReply) =>
  reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", "etag")

const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers["if-none-match"] ?? "").split(/,\s*/).some((one) => one.replace(/^W\//, "") === tag)

const send = (request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer | undefined) => {
  open(reply)
  if (!answer) return reply.callNotFound()
  // Asked about anew each time: what is sold out must be so at once.
  void reply.header("etag", answer.tag).header("cache-control", "public, no-cache")
  if (isKnown(request, answer.tag)) return reply.code(304).send()
  return reply.type("application/json").send(answer.body)
}

interface Merchant {
  readonly Params: { readonly merchant: string }
}

interface OfMenu {
  readonly Params: Merchant["Params"] & { readonly menu: string }
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
}

/** Serves menus of stores that are ready to sell to anybody, as Open Delivery has them, and their pictures. */
export const servePublicMenus = (app: FastifyInstance, services: ServedMenus): void => {
  const find = publicAnswers(services)
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
    const id = numberFrom("menu", menu)
    const tell: Tell = (data, options) => (id === undefined ? undefined : snapshotOf(data, id, options))
    return send(request, reply, id === undefined ? undefined : await find(merchant, `snapshot ${id}`, tell))
  })
  app.get<{ Params: { readonly file: string } }>(`${publicPicturePath}:file`, (request, reply) =>
    sendPicture(services, request, reply),
  )
}
