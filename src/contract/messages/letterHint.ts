import type { Words } from "../resource/Words.ts"

/** Hint on formatting the text of a letter or a help article. */
export const letterHint: Words = [
  "Separe os parágrafos com uma linha em branco. # abre um título, - um item de lista, **negrito**, *itálico*, e [texto](https://…) faz um link.",
  "Put a blank line between paragraphs. # begins a heading, - an item of a list, **bold**, *italic*, and [text](https://…) makes a link.",
]
