import vue from "@vitejs/plugin-vue"

const isCustomElement = (tag) => tag.startsWith("balcao-")

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { chunkSizeWarningLimit: 1000 },
}
