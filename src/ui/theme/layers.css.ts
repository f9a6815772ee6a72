import { globalLayer } from "@vanilla-extract/css"

const parent = globalLayer("balcao")

/** The cascade layers in their order; any unlayered rule of the host page beats them all. */
export const layers = {
  tokens: globalLayer({ parent }, "tokens"),
  base: globalLayer({ parent }, "base"),
  components: globalLayer({ parent }, "components"),
  panels: globalLayer({ parent }, "panels"),
  shell: globalLayer({ parent }, "shell"),
  utilities: globalLayer({ parent }, "utilities"),
}
