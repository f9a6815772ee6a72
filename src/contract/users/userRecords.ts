import { managesAccess } from "../access/access.ts"
import { postCodeRules } from "../places/postCode.ts"
import { stateRules } from "../places/states.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part, type RowOf } from "../resource/resource.ts"
import type { User } from "./user.ts"

/**
 * The list of users, and what their fields are called in its file and in a user's history. The calls, and what the list
 * says in English, are the specification's (2, 7); the editor is a panel of its own (decision 0040).
 */
export const userRecords = defineResource({
  name: "users",
  path: "/acl/users",
  service: "identity",
  access: managesAccess,
  scope: "company",
  noun: noun("usuário", "usuários", "m", "user", "users"),
  title: "fullname",
  parts: [
    part("Usuário", "User", {
      username: f.text("Nome de usuário", "Username"),
      email: f.email("E-mail", "Email"),
      fullname: f.text("Nome completo", "Full name"),
      roles: f.references("Papéis", "Roles", "roles"),
      company: f.reference("Empresa", "Company", "companies", { from: "server" }),
      phone: f.phone("Telefone", "Phone"),
      occupation: f.text("Ocupação", "Occupation"),
      companyName: f.text("Nome da empresa", "Company name"),
      pic: f.text("Foto", "Picture"),
      password: f.text("Senha", "Password"),
      addressLine: f.text("Rua e número", "Address line"),
      city: f.text("Cidade", "City"),
      state: f.text("Estado", "State", stateRules),
      postCode: f.text("CEP", "Postcode", postCodeRules),
      linkedIn: f.text("LinkedIn", "LinkedIn"),
      facebook: f.text("Facebook", "Facebook"),
      twitter: f.text("Twitter", "Twitter"),
      instagram: f.text("Instagram", "Instagram"),
      shopper: f.text("Separador", "Shopper"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  columns: ["id", "username", "email", "fullname", "roles"],
  extraColumns: ["phone", "occupation", "companyName"],
  filters: ["roles", "company"],
  sentences: {
    title: ["Lista de usuários", "Users list"],
    "row.access": ["Acesso explicado", "Access explained"],
    removeAsk: [
      "Excluir {{name}} ({{username}}) para sempre?",
      "Are you sure to permanently delete this user?",
    ],
    "refused.user_protected": [
      "Não é possível excluir a si mesmo nem o último administrador geral",
      "You cannot delete yourself or the last root user",
    ],
    "refused.user_outranks": ["Têm acessos que você não tem", "They have access that you do not have"],
    protected: [
      "Não é possível excluir a si mesmo nem o último administrador geral.",
      "You cannot delete yourself or the last root user.",
    ],
    ownLocked: ["Não é possível excluir a si mesmo.", "You cannot delete yourself."],
    outranks: [
      "Este usuário tem acessos que você não tem. Peça a quem tem todos eles.",
      "This user has access that you do not have. Ask someone who has all of it.",
    ],
    noRole: ["Nenhum papel", "No role"],
    unknownRole: ["Papel {{id}}", "Role {{id}}"],
    more: ["+{{count}}", "+{{count}}"],
  },
})

/** A user as the list shows them. Roles are known by their numbers alone. */
export type UserRow = RowOf<typeof userRecords>

/** A user as the list shows them. Unknown fields stay. */
export const userRow = ({ roles, ...user }: User): UserRow =>
  // oxlint-disable-next-line house/double-cast -- the list shows no more of a user than the call answers
  ({ ...user, _id: user.id, roles: roles.map((_id) => ({ _id, label: "" })) }) as unknown as UserRow

/** The user a row shows. */
export const userOf = ({ _id, roles, ...row }: UserRow): User =>
  // oxlint-disable-next-line house/double-cast -- the other way round
  ({ ...row, roles: roles.map(({ _id: role }) => role) }) as unknown as User
