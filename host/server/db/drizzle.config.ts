import { defineConfig } from "drizzle-kit"

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: ["./host/server/db/schema.ts", "./host/server/db/sessionSchema.ts"],
  out: "./host/server/db/migrations",
})
