import { globalLayer } from "@vanilla-extract/css"

const parent = globalLayer("balcao")

/** The cascade layers in order; any unlayered rule of the host page overrides them. */
export const layers = {
  tokens: globalLayer({ parent }, "tokens"),
  base: globalLayer({ parent }, "base"),
  components: globalLayer({ parent }, "components"),
  panels: globalLayer({ parent }, "panels"),
  shell: globalLayer({ parent }, "shell"),
  utilities: globalLayer({ parent }, "utilities"),
}
