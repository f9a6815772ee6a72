import type { CurrentUser } from "../contract/users.ts"

const person = {
  id: 1,
  username: "root",
  email: "root@balcao.test",
  fullname: "Conta Raiz",
  roles: [],
  permissions: [],
}
const plain = { ...person, isRoot: false, isApplication: false, franchises: [] }

/** A root user without roles of their own: they fall to the root set. */
export const rootUser: CurrentUser = { ...plain, isRoot: true }

/** A partner, who may neither see nor manage roles. */
export const partnerUser: CurrentUser = {
  ...plain,
  id: 6,
  username: "partner",
  email: "partner@balcao.test",
  fullname: "Conta Parceira",
  company: { _id: 9, name: "Rede Parceira", type: "partner" },
}
