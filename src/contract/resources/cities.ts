import * as f from "../resource/field.ts"
import { managesCities, states } from "../places/states.ts"
import { timeZones } from "../places/timeZones.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { weekdays } from "../resource/weekdays.ts"

/** Cities an application delivers in, with their delivery prices (modules, settings-city). */
export const cities = defineResource({
  name: "cities",
  path: "/settings/cities",
  access: managesCities,
  scope: "application",
  noun: noun("cidade", "cidades", "f", "city", "cities"),
  sentences: {
    "list.import": ["Importar do IBGE", "Import from IBGE"],
  },
  title: "name",
  parts: [
    part("Cidade", "City", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      state: f.choice("Estado", "State", states, { required: true }),
      ibgeCode: f.text("Código do IBGE", "IBGE code", { min: 7, max: 7, searched: true, unique: true }),
      timeZone: f.choice("Fuso horário", "Time zone", timeZones, { required: true }),
      center: f.place("Centro no mapa", "Center on the map"),
      isActive: f.flag("Atendida", "Served"),
    }),
    part("Taxas", "Fees", {
      minimumFee: f.money("Taxa mínima", "Minimum fee"),
      feePerKm: f.money("Taxa por km", "Fee per km"),
      freeAbove: f.money("Entrega grátis a partir de", "Free delivery from"),
    }),
    part("Bairros", "Neighborhoods", {
      neighborhoods: f.list("Bairros", "Neighborhoods", {
        name: f.text("Nome", "Name", { required: true, max: 80 }),
        deliveryFee: f.money("Taxa de entrega", "Delivery fee"),
        minOrder: f.money("Pedido mínimo", "Minimum order"),
        weekdays: f.choices("Dias", "Days", weekdays),
        isActive: f.flag("Atendido", "Served"),
        area: f.area("Área", "Area"),
      }),
    }),
  ],
  columns: ["name", "state", "neighborhoods", "minimumFee", "feePerKm", "isActive"],
  extraColumns: ["ibgeCode", "timeZone", "freeAbove", "updatedAt"],
  filters: ["state", "isActive", "owner"],
})
