import { takeClients } from "../loader/pageClients.ts"
import { register, type Registration } from "../../api/registry.ts"

/** Registers the page's clients. One may be a function of what only `balcao.js` has; a script of one tag then has none. */
export const registerPageClients = (script: string): void =>
  void takeClients<Registration | (() => void)>(script, ([name, registration]) => {
    if (typeof registration !== "function") register(name, registration)
  })
