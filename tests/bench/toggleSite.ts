import type { Api, Kind } from "../server/api.ts"

/** Files of a page by their path. */
export type Site = ReadonlyMap<string, string>

/** The API and the signed-in user, as known to a bench's pages. */
export interface Known {
  readonly api: string
  readonly token: string
  readonly company: { readonly _id: number }
  readonly permissions: ReadonlyArray<string>
}

/** The same of a demo user. */
export const knownOf = async ({ server, ask, tokenOf }: Api, kind: Kind): Promise<Known> => {
  const token = await tokenOf(kind)
  const { body } = await ask("GET", "/acl/users/me", { as: { token } })
  const permissions = body.permissions.map(({ name }: { readonly name: string }) => name)
  return { api: server.address, token, company: body.company, permissions }
}

/** A page with the store toggle by this script, which tells it a token alone or also the company and the permissions. */
export const toggleSite = ({ api, token, ...told }: Known, script: string, isTold: boolean): Site =>
  new Map([
    [
      "/",
      `<!doctype html><title>Shop</title><script src="/toggle.js"></script>
       <balcao-store-toggle></balcao-store-toggle><script src="/page.js"></script>`,
    ],
    ["/toggle.js", script],
    [
      "/page.js",
      `Balcao.register("main", { ...${JSON.stringify(isTold ? told : {})}, api: "${api}", getToken: async () => "${token}" })`,
    ],
  ])
