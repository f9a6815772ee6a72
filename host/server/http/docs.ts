import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import type { FastifyInstance } from "fastify"
import { openApiDocument } from "./openapi.ts"

/** The page sets styles of its own at run time, which the app's own policy forbids. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** Made when somebody first asks for it, not while they wait for the server to start. */
const document = () => (cached ??= openApiDocument())
let cached: ReturnType<typeof openApiDocument> | undefined

/** Serves the OpenAPI document at `/docs/json` and a page to read it at `/docs`. */
export const serveDocs = async (app: FastifyInstance) => {
  await app.register(swagger, { mode: "dynamic", openapi: {}, transformObject: () => document() as never })
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: policy,
    uiConfig: { validatorUrl: null, docExpansion: "list", deepLinking: true },
  })
}
