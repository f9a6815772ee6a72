import { browserSession } from "../../api/client.ts"
import { register as registerClient, type Registration } from "../../api/registry.ts"

/** Registration of a client by a page; a function if it needs exports of the module. */
export type ClientRegistration =
  | Registration
  | ((core: { readonly browserSession: typeof browserSession }) => Registration)

const register = (name: string, registration: ClientRegistration): void =>
  registerClient(name, typeof registration === "function" ? registration({ browserSession }) : registration)

export interface Core {
  readonly register: typeof register
}

export { register }
