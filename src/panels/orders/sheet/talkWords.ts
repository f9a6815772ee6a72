import type { Dictionary } from "../../../frame/useWords.ts"

const en = {
  talk: "Chat",
  conversation: "Conversation",
  closeConversation: "Close the conversation",
  waits: "waiting for a reply",
  waitsFor: "waiting for a reply for {{time}}",
  conversationFailed: "Could not load the conversation",
  noConversation: "No conversation with {{name}} yet",
  noConversationText: "The first message must be an approved template.",
  noPhone: "The order has no phone number to write to.",
  badPhone: "The phone number on the order is not one you can write to.",
  switchTo: "To write first, switch to {{company}}.",
  begin: "Start conversation",
} as const

/** What the sheet says of the conversation with who ordered. */
export const talkWords: Dictionary<typeof en> = {
  en,
  ptBr: {
    talk: "Conversar",
    conversation: "Conversa",
    closeConversation: "Fechar a conversa",
    waits: "esperando resposta",
    waitsFor: "esperando resposta há {{time}}",
    conversationFailed: "Não foi possível carregar a conversa",
    noConversation: "Ainda não há conversa com {{name}}",
    noConversationText: "A primeira mensagem precisa ser um modelo aprovado.",
    noPhone: "O pedido não tem um telefone para escrever.",
    badPhone: "Não dá para escrever para o telefone que está no pedido.",
    switchTo: "Para escrever primeiro, mude para {{company}}.",
    begin: "Começar conversa",
  },
}
