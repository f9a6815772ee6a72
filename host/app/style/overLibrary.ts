import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css"

/** A rule above those of the library, for what stands in the shell in another way than in panels (docs/decisions/0057). */
export const overLibrary = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`:not(${"#_".repeat(8)})${selector}`, rule)
