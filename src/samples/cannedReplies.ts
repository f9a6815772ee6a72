/** Answers the demo's stores give often. */
export const sampleCannedReplies = [
  { shortcut: "bomdia", body: "Olá! Tudo bem? Como posso ajudar?" },
  { shortcut: "horario", body: "Atendemos todos os dias, das 11h às 23h. Aos domingos, até as 22h." },
  { shortcut: "taxa", body: "A taxa de entrega depende do bairro. Me passa o seu CEP, por favor?" },
  { shortcut: "saiu", body: "Seu pedido saiu para entrega e chega em alguns minutos." },
  { shortcut: "pix", body: "A chave Pix é o nosso CNPJ. Assim que cair, a cozinha já começa." },
  { shortcut: "troca", body: "Sentimos muito! Vamos repor o item sem custo na próxima saída." },
  { shortcut: "obrigado", body: "Obrigado pelo contato! Se precisar, é só chamar por aqui." },
] as const
