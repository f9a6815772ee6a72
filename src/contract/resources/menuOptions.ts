import { maxMenuPrice } from "../menu/menuChoices.ts"
import * as f from "../resource/field.ts"
import { saleStatus } from "../menu/saleStatus.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** The options of a group, in the order customers see. */
export const menuOptions = defineResource({
  name: "menuOptions",
  path: "/menu-option",
  access: { anyOf: ["accessToGlobal", "accessToAccessoriesMenu"] },
  scope: "company",
  noun: noun("opção", "opções", "f", "option", "options"),
  title: "name",
  parts: [
    part("Opção", "Option", {
      group: f.reference("Grupo", "Group", "optionGroups", {
        required: true,
        fixed: true,
        goesWith: true,
      }),
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      item: f.reference("Item do cardápio", "Menu item", "menuItems", {
        hint: [
          "A opção esgota com ele e mostra a foto dele.",
          "The option sells out with it, and shows its picture.",
        ],
      }),
      price: f.money("Preço", "Price", { required: true, max: maxMenuPrice }),
      cost: f.money("Custo", "Cost"),
      max: f.count("Máximo", "Maximum", { min: 1, max: 50 }),
      included: f.count("Já incluídas", "Included", {
        max: 10,
        hint: [
          "Vêm sem escolher; o cliente pode tirar.",
          "Come without asking; customers may take them out.",
        ],
      }),
      image: f.image("Imagem", "Image", { ratio: [1, 1] }),
      code: f.code("Código no PDV", "POS code", { max: 40, searched: true }),
      nested: f.reference("Pergunta também", "Also asks for", "optionGroups", {
        hint: [
          "Outro grupo, de escolha ou de retirar, para quem pega esta opção.",
          "Another group, of choices or things to leave out, for those who take this option.",
        ],
      }),
    }),
    part("Disponibilidade", "Availability", {
      soldOutUntil: f.moment("Esgotada até", "Sold out until"),
      soldOutReason: f.text("Por que esgotou", "Reason", { max: 80 }),
    }),
  ],
  status: {
    ...saleStatus,
    values: {
      AVAILABLE: ["À venda", "On sale", "success"],
      OUT_OF_STOCK: ["Esgotada", "Sold out", "warning"],
      HIDDEN: ["Oculta", "Hidden", "off"],
    },
  },
  order: { within: "group" },
  columns: ["name", "group", "price", "max", "code", "status"],
  extraColumns: ["item", "nested", "included", "cost", "soldOutUntil", "soldOutReason", "owner", "updatedAt"],
  filters: ["status", "group", "item", "price", "owner"],
  editor: "page",
})
