import vue from "@vitejs/plugin-vue"

const isCustomElement = (tag) => tag.startsWith("balcao-")

// Said of every "use client", which is for frameworks with server components.
const onwarn = (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { chunkSizeWarningLimit: 1000, rolldownOptions: { onwarn } },
}
