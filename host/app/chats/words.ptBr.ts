import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  chats: "Conversas do WhatsApp",
  unread_one: "Conversas do WhatsApp, {{count}} não lida",
  unread_other: "Conversas do WhatsApp, {{count}} não lidas",
}
