import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

const person = {
  id: 1,
  username: "root",
  email: "root@balcao.test",
  fullname: "Conta Raiz",
  roles: [],
  permissions: [],
}
const plain = { ...person, isRoot: false, isApplication: false, franchises: [] }

/** A root user without roles, who therefore has the fallback set of root. */
export const rootUser: Numbered<CurrentUser> = { ...plain, isRoot: true }

/** A partner's user, who may neither see nor manage roles. */
export const partnerUser: Numbered<CurrentUser> = {
  ...plain,
  id: 6,
  username: "partner",
  email: "partner@balcao.test",
  fullname: "Conta Parceira",
  company: { _id: 9, name: "Rede Parceira", type: "partner" },
}

/** A franchise's user. */
export const franchiseUser: Numbered<CurrentUser> = {
  ...plain,
  id: 3,
  username: "franchise",
  email: "franchise@balcao.test",
  fullname: "Conta da Franquia",
  franchises: [{ id: 1, name: "Balcão Capital" }],
}

/** A restaurant's user. */
export const restaurantUser: Numbered<CurrentUser> = {
  ...plain,
  id: 4,
  username: "restaurant",
  email: "restaurant@balcao.test",
  fullname: "Conta do Restaurante",
  company: { _id: 1, name: "Cantina do Largo", type: "restaurant" },
}
