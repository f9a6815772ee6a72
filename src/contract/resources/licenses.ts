import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Licenses that a partner may resell to its customers (modules, partners/licenses). */
export const licenses = defineResource({
  name: "licenses",
  path: "/partners/license",
  access: { anyOf: ["accessToGlobal", "accessToPartnersLicense"] },
  writes: { anyOf: ["accessToGlobal"] },
  scope: "company",
  writers: "application",
  noun: noun("licença", "licenças", "f", "license", "licenses"),
  title: "key",
  sentences: {
    "row.assign": ["Atribuir a um cliente", "Assign to a customer"],
    "row.renew": ["Renovar", "Renew"],
  },
  parts: [
    part("Licença", "License", {
      key: f.code("Chave", "Key", {
        required: true,
        fixed: true,
        max: 40,
        unique: true,
        masked: true,
      }),
      product: f.choice(
        "Produto",
        "Product",
        {
          APP: ["Aplicativo", "App"],
          STUDIO: ["Estúdio gráfico", "Graphic studio"],
          LINK_PAGE: ["Página de links", "Link page"],
          SUPERMARKET: ["Supermercado online", "Online supermarket"],
          OFFERS: ["Super Panfleto", "Super Panfleto"],
        },
        { required: true },
      ),
      plan: f.text("Plano", "Plan", { max: 60, searched: true }),
      customer: f.text("Cliente", "Customer", { max: 100, searched: true }),
      seats: f.count("Acessos", "Seats", { required: true, min: 1, max: 100_000 }),
      usedSeats: f.count("Acessos em uso", "Seats in use", { from: "server", outOf: "seats" }),
    }),
    part("Vigência e cobrança", "Term and billing", {
      startsAt: f.day("Começa em", "Starts", { required: true, span: "plan", initial: "today" }),
      expiresAt: f.day("Vence em", "Expires", { after: "startsAt", span: "plan" }),
      billing: f.choice("Cobrança", "Billing", {
        MONTHLY: ["Mensal", "Monthly"],
        YEARLY: ["Anual", "Yearly"],
      }),
      price: f.money("Preço", "Price"),
      renewsItself: f.flag("Renovação automática", "Renews automatically"),
    }),
  ],
  status: {
    first: "AVAILABLE",
    values: {
      AVAILABLE: ["Disponível", "Available", "neutral"],
      ASSIGNED: ["Atribuída", "Assigned", "info"],
      ACTIVE: ["Ativa", "Active", "success"],
      EXPIRING: ["A vencer", "Expiring", "warning"],
      EXPIRED: ["Vencida", "Expired", "off"],
      REVOKED: ["Revogada", "Revoked", "danger"],
    },
    moves: {
      AVAILABLE: ["ASSIGNED", "REVOKED"],
      ASSIGNED: ["ACTIVE", "AVAILABLE", "REVOKED"],
      ACTIVE: ["REVOKED"],
      EXPIRING: ["REVOKED"],
    },
    verbs: {
      ASSIGNED: ["Atribuir", "Assign"],
      ACTIVE: ["Ativar", "Activate"],
      AVAILABLE: ["Liberar", "Release"],
      REVOKED: ["Revogar", "Revoke"],
    },
    derived: [
      {
        from: ["ACTIVE"],
        to: "EXPIRING",
        past: "expiresAt",
        daysBefore: 30,
        when: { renewsItself: ["false"] },
      },
      {
        from: ["AVAILABLE", "ASSIGNED", "ACTIVE", "EXPIRING"],
        to: "EXPIRED",
        past: "expiresAt",
        when: { renewsItself: ["false"] },
      },
    ],
    needs: { ASSIGNED: ["customer"], ACTIVE: ["customer"], EXPIRING: ["customer"] },
    clears: { AVAILABLE: ["customer"] },
    reasons: ["REVOKED"],
  },
  columns: ["key", "owner", "product", "customer", "plan", "usedSeats", "expiresAt", "status"],
  extraColumns: ["seats", "startsAt", "billing", "price", "renewsItself"],
  ending: "expiresAt",
  filters: ["status", "product", "endingWithin", "owner", "expiresAt", "seats"],
  copies: { without: ["key", "customer"] },
})
