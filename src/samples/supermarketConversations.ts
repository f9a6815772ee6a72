import { customer, dayMinutes, file, type GivenConversation, note, store } from "./givenConversation.ts"

/** Customers of a supermarket. */
export const supermarketConversations: ReadonlyArray<GivenConversation> = [
  {
    name: "Dalva Monteiro",
    phone: "5511996617204",
    isAssigned: true,
    messages: [
      customer(27, "Bom dia! O café Torrado 500 g acabou?"),
      store(25, "Bom dia, Dalva! Acabou o de 500 g. Posso trocar por dois de 250 g, pelo mesmo preço?"),
      customer(24, "Pode sim"),
      store(23, "Feito! A separação termina em 15 minutos.", "DELIVERED"),
    ],
  },
  {
    name: "Renato Vilela",
    phone: "5511985530916",
    unread: 1,
    messages: [
      store(58, "Renato, a banana prata está bem verde hoje. Mando assim mesmo?"),
      customer(11, "Manda a nanica no lugar, por favor"),
    ],
  },
  {
    phone: "5511974128863",
    unread: 2,
    messages: [
      customer(17, "Boa tarde, vocês entregam água de 20 litros?"),
      customer(16, "Moro no 3º andar sem elevador"),
    ],
  },
  {
    name: "Condomínio Aurora",
    phone: "1132214480",
    messages: [
      store(95, "Olá! Estamos na portaria com a compra do apartamento 72."),
      customer(92, "Portaria: pode subir"),
    ],
  },
  {
    name: "Solange Pires",
    phone: "5511963390127",
    isClosed: true,
    messages: [
      customer(dayMinutes + 320, "Veio um iogurte vencido 😕"),
      file("customer", dayMinutes + 319, "IMAGE"),
      store(dayMinutes + 310, "Desculpe, Solange! O valor já foi estornado e o produto saiu da prateleira."),
      note(dayMinutes + 309, "Lote recolhido, avisar o setor de frios."),
      customer(dayMinutes + 300, "Obrigada pela rapidez"),
    ],
  },
  {
    name: "Edson Batista",
    phone: "5511951184402",
    messages: [
      customer(3 * dayMinutes + 40, "Dá para agendar a entrega para as 7 da manhã?"),
      store(3 * dayMinutes + 34, "Dá sim, Edson. A primeira janela é das 7h às 8h."),
    ],
  },
]
