import type { Dictionary } from "../../../frame/useWords.ts"

/** Texts of the sheet for the conversation with the customer. */
export const talkWords = {
  talk: ["Conversar", "Chat"],
  conversation: ["Conversa", "Conversation"],
  closeConversation: ["Fechar a conversa", "Close the conversation"],
  waits: ["esperando resposta", "waiting for a reply"],
  waitsFor: ["esperando resposta há {{time}}", "waiting for a reply for {{time}}"],
  conversationFailed: ["Não foi possível carregar a conversa", "Could not load the conversation"],
  noConversation: ["Ainda não há conversa com {{name}}", "No conversation with {{name}} yet"],
  noConversationText: [
    "A primeira mensagem precisa ser um modelo aprovado.",
    "The first message must be an approved template.",
  ],
  noPhone: ["O pedido não tem um telefone para escrever.", "The order has no phone number to write to."],
  badPhone: [
    "Não dá para escrever para o telefone que está no pedido.",
    "The phone number on the order is not one you can write to.",
  ],
  switchTo: ["Para escrever primeiro, mude para {{company}}.", "To write first, switch to {{company}}."],
  begin: ["Começar conversa", "Start conversation"],
} satisfies Dictionary
