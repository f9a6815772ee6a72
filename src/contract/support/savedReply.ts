import * as f from "../resource/field.ts"
import type { Rules } from "../resource/rules.ts"
import type { Words } from "../resource/Words.ts"

/** The fields of an answer that is given often, found by `/` and its shortcut. */
export const savedReply = {
  /** Text to type after the slash, with these labels. */
  shortcut: ([ptBr, en]: Words) =>
    f.text("Atalho", "Shortcut", {
      required: true,
      max: 30,
      unique: true,
      searched: true,
      hint: [`Sem a barra, como em “${ptBr}”.`, `Without the slash, as in “${en}”.`],
    }),
  /** Text to send, with at most `max` characters. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- no further rules
  body: <const R extends Rules = {}>(max: number, rules: R = {} as R) =>
    f.lines("Mensagem", "Message", { required: true, max, searched: true, ...rules }),
}
