import { defineConfig } from "drizzle-kit"

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: [
    "applicationSchema",
    "schema",
    "sessionSchema",
    "accountSchema",
    "deliverySchema",
    "tradeSchema",
    "contactSchema",
    "auditSchema",
    "fileSchema",
    "resourceSchema",
    "contractSchema",
    "invoiceSchema",
    "licenseSchema",
    "messageSchema",
    "ticketSchema",
    "creditSchema",
    "recordCountSchema",
    "viewSchema",
    "settingSchema",
    "legalSchema",
  ].map((name) => `./host/server/db/${name}.ts`),
  out: "./host/server/db/migrations",
})
