import { browserSession } from "../../api/client.ts"
import { register as registerClient, type Registration } from "../../api/registry.ts"

/** What a page gives of a client; as a function where it needs what only the module has. */
export type Given =
  | Registration
  | ((core: { readonly browserSession: typeof browserSession }) => Registration)

const register = (name: string, given: Given): void =>
  registerClient(name, typeof given === "function" ? given({ browserSession }) : given)

export interface Core {
  readonly register: typeof register
}

export { register }
