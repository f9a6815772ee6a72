import { svelte } from "@sveltejs/vite-plugin-svelte"

// Said of every "use client", which is for frameworks with server components.
const onwarn = (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)

export default { plugins: [svelte()], build: { chunkSizeWarningLimit: 1000, rolldownOptions: { onwarn } } }
