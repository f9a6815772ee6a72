import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromium } from "./tools/chromium.ts"
import { LongestFirst } from "./tools/longestFirst.ts"
import { packagesUsed } from "./tools/packagesUsed.ts"

/** A new object for each project, because vitest mutates it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromium(), contextOptions: { reducedMotion: "reduce" } }),
  instances: [{ browser: "chromium" as const }],
})

const optimizeDeps = { include: packagesUsed() }

/** Of each kind, in Node and in the browser: tests also wait, and others use the core meanwhile. */
const maxWorkers = 2

/** States are waited for longer than a panel needs on a busy machine; a test that passes never waits that long. */
const expect = { poll: { timeout: 10_000 } }

const server = { maxWorkers, testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: "unit", maxWorkers, include: ["tests/unit/**/*.test.ts"] } },
      { test: { name: "server", include: ["tests/server/**/*.test.ts"], ...server } },
      { test: { name: "long", include: ["tests/long/**/*.test.ts"], ...server } },
      {
        optimizeDeps,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "browser",
          maxWorkers,
          expect,
          testTimeout: 60_000,
          include: ["tests/browser/**/*.test.tsx"],
          browser: browser(),
        },
      },
      {
        optimizeDeps,
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "stories", maxWorkers, expect, testTimeout: 60_000, browser: browser() },
      },
    ],
  },
})
