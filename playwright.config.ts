import { defineConfig } from "@playwright/test"
import { testChromium } from "./tools/chromium.ts"

/** On a shop's own site, and on a platform of somebody else's. */
const otherServers = ["charset", "doctor", "element", "elements", "platform"].map(
  (name) => `**/${name}.spec.ts`,
)

/** Measures seconds of a person, which tests beside it would share; alone, by `--no-deps`. */
const timed = "**/menuFollows.spec.ts"

export default defineConfig({
  projects: [
    // First, because a worker ends, with its server, where a file needs another server than the one before.
    { name: "e2e-other-servers", testDir: "tests/e2e", testMatch: otherServers },
    { name: "e2e", testDir: "tests/e2e", testIgnore: [...otherServers, timed] },
    { name: "e2e-timed", testDir: "tests/e2e", testMatch: timed, dependencies: ["e2e"] },
    { name: "long", testDir: "tests/long", testMatch: "*.spec.ts", timeout: 600_000, workers: 1 },
  ],
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  globalSetup: "tests/e2e/fillOnce.ts",
  // Each worker starts its own server and database. More than cores, because tests also wait (docs/decisions/0088).
  fullyParallel: false,
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  // As vitest.config.ts does: once more, and told as flaky.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // As in vitest.config.ts: longer than anything takes on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    launchOptions: testChromium(),
    locale: "pt-BR",
    // Without a GPU, animations are slow, and every click waits for them.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing takes half as long again; turn it on with `--trace on`.
    trace: "off",
  },
})
