import type { Dictionary } from "balcao"

export const chatsWords = {
  chats: ["Conversas do WhatsApp", "WhatsApp conversations"],
  unread_one: ["Conversas do WhatsApp, {{count}} não lida", "WhatsApp conversations, {{count}} unread"],
  unread_other: ["Conversas do WhatsApp, {{count}} não lidas", "WhatsApp conversations, {{count}} unread"],
} satisfies Dictionary
