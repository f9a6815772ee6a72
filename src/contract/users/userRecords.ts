import { managesAccess } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/**
 * What the fields of a user are called, for the list, its file and the history of a user. The calls are those of the
 * specification (section 7).
 */
export const userRecords = defineResource({
  name: "users",
  path: "/acl/users",
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
      role: f.reference("Papel", "Role", "roles"),
      phone: f.phone("Telefone", "Phone"),
      occupation: f.text("Ocupação", "Occupation"),
      companyName: f.text("Empresa", "Company name"),
      pic: f.text("Foto", "Picture"),
      password: f.text("Senha", "Password"),
      addressLine: f.text("Rua e número", "Address line"),
      city: f.text("Cidade", "City"),
      state: f.text("Estado", "State"),
      postCode: f.text("CEP", "Postcode"),
      linkedIn: f.text("LinkedIn", "LinkedIn"),
      facebook: f.text("Facebook", "Facebook"),
      twitter: f.text("Twitter", "Twitter"),
      instagram: f.text("Instagram", "Instagram"),
      shopper: f.text("Separador", "Shopper"),
    }),
  ],
  columns: ["username", "email", "fullname", "roles"],
  extraColumns: ["phone", "occupation", "companyName"],
  filters: ["role"],
})
