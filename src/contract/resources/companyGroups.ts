import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Companies that are run together (modules, company/group). */
export const companyGroups = defineResource({
  name: "companyGroups",
  path: "/company/groups",
  access: { anyOf: ["accessToGlobal", "accessToCompanyGroup"] },
  scope: "application",
  noun: noun("grupo de empresas", "grupos de empresas", "m", "company group", "company groups"),
  sentences: { "tab.stores": ["Alterar todas as lojas", "Change all stores"] },
  title: "name",
  parts: [
    part("Grupo", "Group", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true, unique: true }),
      logo: f.image("Logo", "Logo"),
      responsible: f.text("Responsável", "Contact person", { max: 100, searched: true }),
      companies: f.references("Empresas", "Companies", "companies"),
      sharesCatalog: f.flag("Catálogo em comum", "Shared catalog"),
      sharesCustomers: f.flag("Clientes em comum", "Shared customers"),
      billsTogether: f.flag("Cobrança única", "Consolidated billing"),
      /** Sales of all its companies, without orders that are canceled or not paid yet. */
      sold: f.money("Vendas em 30 dias", "Sales in 30 days", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "ACTIVE",
    values: {
      ACTIVE: ["Ativo", "Active", "success"],
      INACTIVE: ["Inativo", "Inactive", "off"],
    },
    moves: { ACTIVE: ["INACTIVE"], INACTIVE: ["ACTIVE"] },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      INACTIVE: ["Desativar", "Deactivate"],
    },
  },
  columns: [
    "logo",
    "name",
    "responsible",
    "companies",
    "sold",
    "sharesCatalog",
    "sharesCustomers",
    "billsTogether",
    "status",
  ],
  extraColumns: ["owner", "updatedAt"],
  filters: ["status", "companies", "billsTogether"],
  editor: "page",
})
