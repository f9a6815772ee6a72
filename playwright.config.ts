import { defineConfig } from "@playwright/test"
import { chromium } from "./tools/chromium.ts"

export default defineConfig({
  testDir: "tests/e2e",
  // Each worker has a server and a database of its own.
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    launchOptions: chromium(),
    locale: "pt-BR",
    // Frames of motion are drawn by the processor here, and every press waits for them.
    contextOptions: { reducedMotion: "reduce" },
    // It would keep every page a test passes, for half as much time again: ask for it with --trace on.
    trace: "off",
  },
})
