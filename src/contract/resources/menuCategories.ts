import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Categories of a store's menu, on two levels (modules, v1-food-category). */
export const menuCategories = defineResource({
  name: "menuCategories",
  path: "/menu-category",
  access: { anyOf: ["accessToGlobal", "accessToFoodMenu"] },
  scope: "company",
  noun: noun("categoria", "categorias", "f", "category", "categories"),
  title: "name",
  parts: [
    part("Categoria", "Category", {
      name: f.text("Nome", "Name", {
        required: true,
        max: 60,
        searched: true,
        unique: { within: "parent" },
      }),
      parent: f.reference("Dentro de", "Inside", "menuCategories", {
        hint: [
          "Uma categoria de cima; não há um terceiro nível.",
          "A top category; there is no third level.",
        ],
      }),
      template: f.choice(
        "Modelo",
        "Template",
        {
          DEFAULT: ["Comum", "Plain"],
          PIZZA: ["Pizza", "Pizza"],
          COMBO: ["Combo", "Combo"],
        },
        { required: true, initial: "DEFAULT" },
      ),
      description: f.lines("Descrição", "Description", { max: 300 }),
      image: f.image("Imagem", "Image", { ratio: [1, 1] }),
      code: f.code("Código no PDV", "POS code", { max: 40, searched: true }),
      isActive: f.flag("Ativa", "Active"),
    }),
    part("Quando vale", "When it is used", {
      week: f.hours("Horários", "Hours"),
      startsOn: f.day("Começa em", "Starts", { span: "plan" }),
      endsOn: f.day("Termina em", "Ends", { after: "startsOn", span: "plan" }),
      hidesWhenClosed: f.flag("Some fora do horário", "Hidden outside its hours"),
    }),
  ],
  tree: "parent",
  order: "manual",
  columns: ["image", "name", "template", "isActive"],
  extraColumns: ["parent", "code", "startsOn", "endsOn", "owner", "updatedAt"],
  filters: ["template", "isActive", "owner"],
})
