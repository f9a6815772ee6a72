import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  title: "Enviar para mim um teste de {{name}}",
  text: "Vai só para {{email}}, com exemplos no lugar das variáveis.",
  send: "Enviar teste",
  sending: "Enviando…",
  cancel: "Voltar",
  sent: "Teste enviado para {{email}}.",
  kept: "Não há quem envie nesta instalação, então o teste ficou na caixa de saída.",
  refused: "O servidor de e-mail não aceitou o teste. Confira o endereço da sua conta e tente de novo.",
}
