import { timeZones } from "../places/timeZones.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Cities Super Panfleto shows offers of (modules, appoffer/region/cities). */
export const offerCities = defineResource({
  name: "offerCities",
  path: "/offer/city",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferCities"] },
  scope: "application",
  noun: noun("cidade de ofertas", "cidades de ofertas", "f", "offer city", "offer cities"),
  sentences: {
    "bulk.activity": ["Ativar ou desativar", "Activate or deactivate"],
    "bulk.activity.on": ["Ativar", "Activate"],
    "bulk.activity.off": ["Desativar", "Deactivate"],
  },
  title: "name",
  parts: [
    part("Cidade", "City", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      state: f.reference("Estado", "State", "countryStates", { required: true }),
      ibgeCode: f.text("Código do IBGE", "IBGE code", { min: 7, max: 7, searched: true, unique: true }),
      timeZone: f.choice("Fuso horário", "Time zone", timeZones, { required: true }),
      center: f.place("Centro no mapa", "Center on the map"),
      radiusKm: f.count("Raio (km)", "Radius (km)", { min: 1, max: 200 }),
      isActive: f.flag("Ativa", "Active"),
      stores: f.count("Lojas", "Stores", { from: "server", derived: true }),
      people: f.count("Pessoas", "People", { from: "server", derived: true }),
      liveTabloids: f.count("Tabloides no ar", "Live tabloids", { from: "server", derived: true }),
      hasStores: f.flag("Tem lojas", "Has stores", { from: "server", derived: true }),
    }),
  ],
  bulkChanges: { activity: { on: { isActive: true }, off: { isActive: false } } },
  columns: ["name", "state", "stores", "people", "liveTabloids", "isActive"],
  extraColumns: ["ibgeCode", "radiusKm", "timeZone", "owner", "updatedAt"],
  filters: ["state", "hasStores", "owner", "isActive"],
})
