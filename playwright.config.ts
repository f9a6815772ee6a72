import { defineConfig } from "@playwright/test"
import { chromium } from "./tools/chromium.ts"

export default defineConfig({
  projects: [
    { name: "e2e", testDir: "tests/e2e" },
    { name: "long", testDir: "tests/long", testMatch: "*.spec.ts" },
  ],
  // Each worker starts its own server and database.
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // As vitest.config.ts does: once more, and told as flaky.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    launchOptions: chromium(),
    locale: "pt-BR",
    // Without a GPU, animations are slow, and every click waits for them.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing takes half as long again; turn it on with `--trace on`.
    trace: "off",
  },
})
