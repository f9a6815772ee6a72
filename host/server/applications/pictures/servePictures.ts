import type { FastifyInstance } from "fastify"
import { fetchedPicturePath } from "../../../../src/contract/applications/addresses.ts"
import { limits } from "../../../../src/contract/limits.ts"
import { passiveHeaders } from "../../files/passiveHeaders.ts"
import type { keptPictures } from "./keptPictures.ts"

/** Serves the copies of pictures that styles name on other hosts. */
export const servePictures = (app: FastifyInstance, read: ReturnType<typeof keptPictures>): void => {
  app.get<{ Params: { readonly key: string } }>(`${fetchedPicturePath}:key`, async ({ params }, reply) => {
    const picture = /^[\da-f]{64}$/.test(params.key) ? await read(params.key) : undefined
    if (!picture) return reply.callNotFound()
    return reply
      .headers(passiveHeaders("picture"))
      .header("cache-control", `public, max-age=${limits.styleCacheMs / 1000}`)
      .type(picture.type)
      .send(Buffer.from(picture.bytes))
  })
}
