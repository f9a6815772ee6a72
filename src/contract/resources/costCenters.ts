import { keepsBooks } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Cost centers that a company's income and expenses are booked to, as a tree (modules, finance/cost-centers). */
export const costCenters = defineResource({
  name: "costCenters",
  path: "/cost-center",
  access: "signedIn",
  writes: keepsBooks,
  scope: "company",
  noun: noun("centro de custo", "centros de custo", "m", "cost center", "cost centers"),
  title: "name",
  parts: [
    part("Centro de custo", "Cost center", {
      code: f.text("Código", "Code", {
        required: true,
        max: 20,
        searched: true,
        unique: true,
        hint: ["Como na contabilidade, por exemplo 1.2.", "As in the books, such as 1.2."],
      }),
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      parent: f.reference("Centro superior", "Parent center", "costCenters"),
      kind: f.choice(
        "Tipo",
        "Kind",
        {
          EXPENSE: ["Despesa", "Expense"],
          REVENUE: ["Receita", "Revenue"],
          BOTH: ["Despesa e receita", "Expense and revenue"],
        },
        { required: true },
      ),
      monthlyBudget: f.money("Orçamento por mês", "Monthly budget"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  tree: "parent",
  columns: ["name", "code", "kind", "monthlyBudget", "isActive"],
  extraColumns: ["parent", "owner", "updatedAt"],
  filters: ["kind", "owner", "isActive"],
})
