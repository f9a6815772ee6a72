export const en = {
  chats: "WhatsApp conversations",
  unread_one: "WhatsApp conversations, {{count}} unread",
  unread_other: "WhatsApp conversations, {{count}} unread",
}
