import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Groups of options that items share, such as sizes, flavors and extras (modules, accessories-menu). */
export const optionGroups = defineResource({
  name: "optionGroups",
  path: "/option-group",
  access: { anyOf: ["accessToGlobal", "accessToAccessoriesMenu"] },
  scope: "company",
  noun: noun("grupo de opções", "grupos de opções", "m", "option group", "option groups"),
  title: "name",
  parts: [
    part("Grupo", "Group", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      internalName: f.text("Nome interno", "Internal name", {
        max: 60,
        searched: true,
        hint: [
          "Só a loja vê: distingue grupos que o cliente vê com o mesmo nome.",
          "Only the store sees it: tells apart groups that customers see under one name.",
        ],
      }),
      kind: f.choice(
        "Tipo",
        "Kind",
        {
          CHOICE: ["Escolha", "Choice"],
          EXTRA: ["Adicional", "Extra"],
          REMOVE: ["Retirar", "Leave out"],
          SIZE: ["Tamanho", "Size"],
          CRUST: ["Massa", "Crust"],
          EDGE: ["Borda", "Edge"],
          FLAVOR: ["Sabor", "Flavor"],
          CUTLERY: ["Talheres", "Cutlery"],
        },
        { required: true, initial: "CHOICE" },
      ),
      min: f.count("Mínimo", "Minimum", {
        required: true,
        max: 50,
        atMost: "max",
        hint: ["Zero deixa o cliente pular o grupo.", "With zero, customers may skip the group."],
      }),
      max: f.count("Máximo", "Maximum", {
        min: 1,
        max: 50,
        hint: ["Vazio, não há limite.", "When empty, there is no limit."],
      }),
      maxDistinct: f.count("Opções diferentes, no máximo", "Different options, at most", { min: 1, max: 50 }),
      priceRule: f.choice(
        "Preço de várias opções",
        "Price of several options",
        {
          SUM: ["Soma", "Sum"],
          HIGHEST: ["Maior preço", "Highest price"],
          AVERAGE: ["Média dos sabores", "Average of flavors"],
          PROPORTIONAL: ["Proporcional às partes", "In proportion to parts"],
        },
        { required: true, initial: "SUM" },
      ),
      isActive: f.flag("Ativo", "Active"),
      usedBy: f.count("Usado em", "Used by", { from: "server", derived: true }),
      items: f.references("Itens", "Items", "menuItems", { from: "server", derived: true }),
    }),
  ],
  columns: ["name", "internalName", "kind", "min", "max", "priceRule", "usedBy", "isActive"],
  extraColumns: ["items", "maxDistinct", "owner", "updatedAt"],
  filters: ["kind", "priceRule", "isActive", "owner"],
  editor: "page",
})
