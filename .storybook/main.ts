import { defineMain } from "@storybook/react-vite/node"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), vanillaExtractPlugin()] }),
})
