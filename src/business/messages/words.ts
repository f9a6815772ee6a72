import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of message tests. */
export const testWords = {
  title: ["Enviar para mim um teste de {{name}}", "Send me a test of {{name}}"],
  text: [
    "Vai só para {{email}}, com exemplos no lugar das variáveis.",
    "It goes to {{email}} alone, with sample values where there are variables.",
  ],
  send: ["Enviar teste", "Send test"],
  sending: ["Enviando…", "Sending…"],
  cancel: ["Voltar", "Cancel"],
  sent: ["Teste enviado para {{email}}.", "Test sent to {{email}}."],
  kept: [
    "Não há quem envie nesta instalação, então o teste ficou na caixa de saída.",
    "Nothing is set up to send it, so the test is in the outbox.",
  ],
  refused: [
    "O servidor de e-mail não aceitou o teste. Confira o endereço da sua conta e tente de novo.",
    "The mail server did not take the test. Check the address of your account and try again.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of message tests. */
export const useTestWords = () => useWords("messageTest", testWords)
