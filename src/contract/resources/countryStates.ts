import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** States of a country, by their abbreviation and their code at the statistics office (modules, appoffer/region/states). */
export const countryStates = defineResource({
  name: "countryStates",
  path: "/region/state",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferStates"] },
  scope: "platform",
  noun: noun("estado", "estados", "m", "state", "states"),
  title: "name",
  parts: [
    part("Estado", "State", {
      country: f.reference("País", "Country", "countries", { required: true }),
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      abbreviation: f.code("Sigla", "Abbreviation", { required: true, min: 2, max: 3, searched: true }),
      ibgeCode: f.text("Código do IBGE", "IBGE code", { min: 2, max: 2, searched: true, unique: true }),
      isActive: f.flag("Ativo", "Active"),
      cities: f.count("Cidades de ofertas", "Offer cities", { from: "server", derived: true, sorted: false }),
    }),
  ],
  columns: ["name", "abbreviation", "country", "cities", "ibgeCode", "isActive"],
  extraColumns: ["updatedAt"],
  filters: ["country", "isActive"],
})
