import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Ingredients of a store's items and options: one that is out takes them off sale, or out of them. */
export const ingredients = defineResource({
  name: "ingredients",
  path: "/ingredient",
  access: { anyOf: ["accessToGlobal", "accessToFoodMenu"] },
  scope: "company",
  noun: noun("ingrediente", "ingredientes", "m", "ingredient", "ingredients"),
  title: "name",
  sentences: { "list.import": ["Importar", "Import"] },
  parts: [
    part("Ingrediente", "Ingredient", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      outUntil: f.moment("Em falta até", "Out until"),
    }),
  ],
  status: {
    first: "AVAILABLE",
    values: {
      AVAILABLE: ["Disponível", "Available", "success"],
      OUT: ["Em falta", "Out", "warning"],
    },
    moves: { AVAILABLE: ["OUT"], OUT: ["AVAILABLE"] },
    verbs: { OUT: ["Marcar em falta", "Mark as out"], AVAILABLE: ["Voltar a usar", "Use again"] },
    derived: [{ from: ["OUT"], to: "AVAILABLE", past: "outUntil" }],
    asks: { OUT: ["outUntil"] },
    clears: { OUT: ["outUntil"], AVAILABLE: ["outUntil"] },
  },
  columns: ["name", "outUntil", "status"],
  extraColumns: ["owner", "updatedAt"],
  filters: ["status", "owner"],
})
