import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { failOnWarnings } from "./failOnWarnings.ts"

const server = (path: string) => fileURLToPath(new URL(`server/${path}.ts`, import.meta.url))

/**
 * These read files beside their own: the engine and its extensions, the pages of `/docs`, what draws PDFs. pg-native is not
 * there.
 */
const external = [
  /^@electric-sql\/pglite/,
  "@fastify/swagger-ui",
  "@hyzyla/pdfium",
  /^@jsquash\/jpeg/,
  "pg-native",
]

/** The server as a few files: Node loads them in a fraction of the time that their hundreds of sources take. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: false,
  plugins: [failOnWarnings()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      external,
      input: {
        main: server("composition/main"),
        embeddedWorker: server("db/embeddedWorker"),
        pdfWorker: server("files/pdf/pdfWorker"),
        prepare: server("db/prepare"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", sourcemapExcludeSources: true },
    },
  },
})
