import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import type { Plugin } from "vite"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { chromium } from "./tools/chromium.ts"
import { librarySource } from "./tools/librarySource.ts"
import { LongestFirst } from "./tools/longestFirst.ts"
import { packagesUsed } from "./tools/packagesUsed.ts"

/** A new object for each project, because vitest mutates it. */
const browser = () => ({
  enabled: true,
  headless: true,
  // On a fresh checkout, packages are bundled before the first page opens.
  connectTimeout: 300_000,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromium(),
    contextOptions: { reducedMotion: "reduce" },
    // Shorter than a test, so that what could not be pressed is named.
    actionTimeout: 30_000,
  }),
  instances: [{ browser: "chromium" as const }],
})

const optimizeDeps = { include: packagesUsed() }

/** Workers in Node, and as many in the browser: tests also wait, and others use the core meanwhile. */
const maxWorkers = 2

/** Longer than anything takes on a busy machine: a test that passes never waits that long. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } }

/** For the long forms, one file at a time: nothing they time runs beside another. */
const longer = { maxWorkers: 1, testTimeout: 1_800_000, hookTimeout: 600_000 }

/** In CI, whose cores others use as well, a test that failed is tried once more, and the report says so. */
const retry = process.env["CI"] === undefined ? 0 : 1

/** A test that opens a story hears nothing of what axe finds in it; the story's own run checks that. */
const withoutAxe = { AXE: "off" }

const every = { maxWorkers, retry, setupFiles: ["tests/patience.ts"], ...patience }

/** Pages to print on. A whole Chromium puts a page of its own in place of an empty 404, and tells nobody where that is. */
const paper: Plugin = {
  name: "paper",
  configureServer: ({ middlewares }) => {
    middlewares.use("/paper", (_, answer) => answer.setHeader("content-type", "text/html").end("Paper"))
  },
}

/** Tests of components; what is given goes over what every one has. */
const inBrowser = (given: NonNullable<TestProjectInlineConfiguration["test"]>) => ({
  optimizeDeps,
  plugins: [react(), vanillaExtractPlugin(), paper],
  test: { ...every, env: withoutAxe, browser: browser(), ...given },
})

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [librarySource(), vanillaExtractPlugin()],
        // One after the other in a process: what they import is read once, which is half of their time.
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          ...every,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      { test: { name: "server", include: ["tests/server/**/*.test.ts"], ...every } },
      { test: { name: "long", include: ["tests/long/**/*.test.ts"], ...every, ...longer } },
      { test: { name: "long-attack", include: ["tests/attack/**/*.test.ts"], ...every, ...longer } },
      // In one page after the other: reading what they import anew takes as long as the tests.
      inBrowser({
        name: "browser",
        isolate: false,
        restoreMocks: true,
        unstubGlobals: true,
        setupFiles: [...every.setupFiles, "tests/browser/oneAfterTheOther.tsx"],
        include: ["tests/browser/panels/**/*.test.tsx"],
      }),
      // In pages of their own, which they change.
      inBrowser({
        name: "browser-pages",
        include: ["tests/browser/**/*.test.tsx"],
        exclude: ["tests/browser/panels/**"],
      }),
      inBrowser({ name: "long-browser", ...longer, include: ["tests/long/**/*.test.tsx"] }),
      {
        optimizeDeps,
        plugins: [storybookTest({ configDir: ".storybook" })],
        // In one page after the other, not in new ones: stories hold nothing but what they draw, and loading is a quarter.
        test: { name: "stories", ...every, isolate: false, browser: browser() },
      },
    ],
  },
})
