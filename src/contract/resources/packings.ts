import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Units products are sold and packed in (modules, packing-packing). */
export const packings = defineResource({
  name: "packings",
  path: "/packing",
  access: { anyOf: ["accessToGlobal", "accessToPackingPacking"] },
  scope: "application",
  noun: noun("embalagem", "embalagens", "f", "packing", "packings"),
  title: "name",
  parts: [
    part("Embalagem", "Packing", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      abbreviation: f.text("Sigla", "Abbreviation", { required: true, max: 6, searched: true }),
      kind: f.choice(
        "Tipo",
        "Kind",
        {
          UNIT: ["Unidade", "Unit"],
          WEIGHT: ["Peso", "Weight"],
          VOLUME: ["Volume", "Volume"],
          BAG: ["Sacola", "Bag"],
          BOX: ["Caixa", "Box"],
        },
        { required: true },
      ),
      factor: f.decimal("Fator", "Factor", {
        min: 0.001,
        hint: ["Quantas unidades da base cabem nela.", "How many base units it holds."],
      }),
      baseUnit: f.choice("Unidade da base", "Base unit", {
        UN: ["Unidade", "Unit"],
        KG: ["Quilo", "Kilogram"],
        L: ["Litro", "Liter"],
        M: ["Metro", "Meter"],
      }),
      fiscalUnit: f.code("Unidade na nota fiscal", "Unit on the invoice", {
        max: 6,
        hint: ["Como sai na nota, por exemplo UN ou KG.", "As printed on the invoice, such as UN or KG."],
      }),
      maxWeight: f.count("Peso máximo (g)", "Maximum weight (g)", { when: { kind: ["BAG", "BOX"] } }),
      price: f.money("Preço", "Price", { when: { kind: ["BAG", "BOX"] } }),
      isActive: f.flag("Ativa", "Active"),
    }),
  ],
  columns: ["abbreviation", "name", "kind", "factor", "baseUnit", "price", "isActive"],
  extraColumns: ["fiscalUnit", "maxWeight", "owner", "updatedAt"],
  filters: ["kind", "baseUnit", "isActive"],
})
