import type { Application } from "../contract/applications/application.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

/** The applications of a backend until a test gives others. */
export const sampleApplications: ReadonlyArray<Numbered<Application>> = [
  {
    _id: 1,
    name: "Balcão Delivery",
    typeApp: "MARKETPLACE",
    status: "PUBLISHED",
    upgrade: "DONE",
    domains: ["delivery.balcao.test"],
    adminStyle: { titleTab: "Balcão Delivery", footerTitle: "Balcão Delivery" },
    stores: { iosVersion: "4.2.0", androidVersion: "4.2.1", minVersion: "3.9" },
    updatedAt: "2026-11-20T11:58:00Z",
    version: 3,
  },
  {
    _id: 2,
    name: "Sabor da Vila",
    typeApp: "SINGLE_STORE",
    status: "IN_REVIEW",
    upgrade: "IN_PROGRESS",
    domains: ["painel.sabordavila.test", "app.sabordavila.test"],
    adminStyle: {
      titleTab: "Sabor da Vila",
      footerTitle: "Sabor da Vila Alimentos Ltda.",
      primaryColor: "#f0532d",
      expiration: "2099-12-31",
    },
    firebase: { databaseURL: "https://sabor-da-vila.firebaseio.test", projectId: "sabor-da-vila" },
    updatedAt: "2026-11-19T17:20:00Z",
    version: 1,
  },
  {
    _id: 3,
    name: "Feira Boa",
    typeApp: "SUPERMARKET",
    status: "EXPIRED",
    upgrade: "NONE",
    domains: ["feiraboa.test"],
    adminStyle: { titleTab: "Feira Boa", primaryColor: "#2e7d32", expiration: "2024-01-31" },
    updatedAt: "2024-02-01T09:00:00Z",
    version: 1,
  },
]
