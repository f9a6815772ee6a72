/** Templates WhatsApp approved for the demo's stores, and one that still waits. */
export const sampleMessageTemplates = [
  {
    title: "Pedido a caminho",
    key: "pedido_a_caminho",
    language: "pt_BR",
    body: "Olá, {{1}}! Seu pedido {{2}} saiu para entrega.",
    isApproved: true,
  },
  {
    title: "Retomar a conversa",
    key: "retomar_conversa",
    language: "pt_BR",
    body: "Olá, {{1}}! Ficou faltando responder você. Podemos continuar por aqui?",
    isApproved: true,
  },
  {
    title: "Cupom de volta",
    key: "cupom_de_volta",
    language: "pt_BR",
    body: "{{1}}, sentimos sua falta! Use o cupom {{2}} no próximo pedido.",
    isApproved: false,
  },
] as const
