import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Shoppers, who pick a supermarket's orders (modules, shopper-shopper). */
export const shoppers = defineResource({
  name: "shoppers",
  path: "/shopper",
  access: { anyOf: ["accessToGlobal", "accessToShopperShopper"] },
  scope: "company",
  noun: noun("separador", "separadores", "m", "shopper", "shoppers"),
  title: "name",
  sentences: {
    "tab.productivity": ["Produtividade", "Productivity"],
    "list.picking": ["Separação agora", "Picking now"],
    "row.pin": ["Definir PIN", "Set PIN"],
  },
  parts: [
    part("Separador", "Shopper", {
      name: f.text("Nome", "Name", { required: true, max: 100, searched: true }),
      person: f.reference("Cadastro da pessoa", "Person's record", "people"),
      photo: f.image("Foto", "Photo"),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      department: f.reference("Departamento", "Department", "departments"),
      shifts: f.choices("Turnos", "Shifts", {
        MORNING: ["Manhã", "Morning"],
        AFTERNOON: ["Tarde", "Afternoon"],
        NIGHT: ["Noite", "Night"],
      }),
      payPerOrder: f.money("Valor por pedido", "Pay per order"),
      pinSetAt: f.moment("PIN definido em", "PIN set on", { from: "server", derived: true }),
    }),
    part("Produtividade", "Productivity", {
      isOnline: f.flag("Online", "Online", { from: "server" }),
      currentOrder: f.text("Pedido atual", "Current order", { from: "server", derived: true }),
      ordersWeek: f.count("Pedidos em 7 dias", "Orders in 7 days", { from: "server", derived: true }),
      itemsPerHour: f.decimal("Itens por hora", "Items per hour", { from: "server", derived: true }),
      foundRate: f.percent("Itens encontrados", "Items found", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "PENDING",
    values: {
      PENDING: ["Pendente", "Pending", "warning"],
      ACTIVE: ["Ativo", "Active", "success"],
      BLOCKED: ["Bloqueado", "Blocked", "danger"],
    },
    moves: { PENDING: ["ACTIVE", "BLOCKED"], ACTIVE: ["BLOCKED"], BLOCKED: ["ACTIVE"] },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "BLOCKED.ACTIVE": ["Desbloquear", "Unblock"],
      BLOCKED: ["Bloquear", "Block"],
    },
    reasons: ["BLOCKED"],
  },
  columns: [
    "photo",
    "name",
    "owner",
    "isOnline",
    "currentOrder",
    "itemsPerHour",
    "foundRate",
    "ordersWeek",
    "status",
  ],
  extraColumns: ["phone", "department", "shifts", "payPerOrder", "pinSetAt", "createdAt"],
  filters: ["owner", "isOnline", "status", "shifts", "department"],
})
