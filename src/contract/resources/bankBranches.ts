import { states } from "../places/states.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Branches of banks that accounts are kept at (modules, finance/digital-accounts/agencies). */
export const bankBranches = defineResource({
  name: "bankBranches",
  path: "/bank-branch",
  access: "signedIn",
  scope: "platform",
  noun: noun("agência", "agências", "f", "bank branch", "bank branches"),
  title: "name",
  numberedBy: ["number"],
  parts: [
    part("Agência", "Branch", {
      bank: f.reference("Banco", "Bank", "banks", { required: true }),
      number: f.text("Número", "Number", { required: true, min: 1, max: 4, searched: true }),
      checkDigit: f.text("Dígito", "Check digit", { max: 1 }),
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      city: f.text("Cidade", "City", { max: 80, searched: true }),
      state: f.choice("Estado", "State", states),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      isActive: f.flag("Ativa", "Active"),
    }),
  ],
  columns: ["name", "bank", "number", "checkDigit", "city", "isActive"],
  extraColumns: ["state", "phone", "updatedAt"],
  filters: ["bank", "state", "isActive"],
})
