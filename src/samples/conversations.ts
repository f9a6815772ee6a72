import type { Conversation } from "../contract/contact/contact.ts"
import type { DeliveryState, Failure, MediaState, MessageKind } from "../contract/contact/message.ts"

/** One message of a sample: by the customer or the store, or a note among colleagues. */
export interface GivenMessage {
  readonly by: "customer" | "store" | "note"
  /** Minutes before now. */
  readonly ago: number
  readonly body?: string
  /** The kind of file; its bytes are the demo's own. */
  readonly file?: Extract<MessageKind, "IMAGE" | "AUDIO" | "DOCUMENT">
  /** Why that is not here. */
  readonly mediaState?: MediaState
  readonly status?: DeliveryState
  readonly failure?: Failure
}

/** A sample conversation. */
export interface GivenConversation {
  /** Left out for somebody of whom only the number is known. */
  readonly name?: string
  readonly phone: string
  /** Whose customer, where a user views several companies. */
  readonly company?: NonNullable<Conversation["company"]> & { readonly _id: number }
  readonly isClosed?: boolean
  /** Attended by somebody. */
  readonly isAssigned?: boolean
  /** How many of the customer's last messages nobody has read. */
  readonly unread?: number
  readonly messages: ReadonlyArray<GivenMessage>
}

const customer = (ago: number, body: string): GivenMessage => ({ by: "customer", ago, body })
const store = (ago: number, body: string, status: DeliveryState = "READ"): GivenMessage => ({
  by: "store",
  ago,
  body,
  status,
})
const note = (ago: number, body: string): GivenMessage => ({ by: "note", ago, body })
const file = (
  by: "customer" | "store",
  ago: number,
  kind: NonNullable<GivenMessage["file"]>,
): GivenMessage => ({ by, ago, file: kind, ...(by === "store" && { status: "READ" }) })

const day = 1440

/** Customers of a restaurant. */
const restaurant: ReadonlyArray<GivenConversation> = [
  {
    name: "Célia Rezende",
    phone: "5511993142087",
    isAssigned: true,
    messages: [
      customer(8 * day + 24, "Oi! Vocês têm opção sem lactose?"),
      store(8 * day + 21, "Oi, Célia! Temos sim: o nhoque ao sugo e a salada da casa não levam leite."),
      customer(8 * day + 20, "Perfeito, vou pedir o nhoque então 😊"),
      customer(41, "Oi, boa noite! Meu pedido já saiu?"),
      store(40, "Boa noite, Célia. Saiu agora com o Wesley e chega em uns 12 minutos."),
      file("store", 39, "IMAGE"),
      store(39, "A embalagem foi lacrada, olha só."),
      customer(38, "Que capricho! Pode deixar na portaria, por favor"),
      note(30, "Cliente há 3 anos. Se faltar alguma coisa, repor sem custo."),
      customer(6, "Chegou certinho. Só faltou o molho extra que eu paguei"),
      {
        by: "store",
        ago: 5,
        body: "Puxa, desculpe! Já estou mandando o molho.",
        status: "FAILED",
        failure: "UNREACHABLE",
      },
    ],
  },
  {
    name: "Otávio Prado",
    phone: "5511981203377",
    unread: 2,
    messages: [customer(9, "Boa noite! Vocês entregam na Vila Romana?"), customer(8, "E qual é a taxa?")],
  },
  {
    phone: "5511977254410",
    unread: 1,
    messages: [customer(14, "Esse é o comprovante do PIX"), file("customer", 13, "IMAGE")],
  },
  {
    name: "Priscila Gomes",
    phone: "5511964480912",
    isAssigned: true,
    messages: [
      customer(33, "O cupom VOLTA10 ainda está valendo?"),
      store(31, "Está sim! O VOLTA10 vale até domingo, para pedidos acima de R$ 60.", "DELIVERED"),
    ],
  },
  {
    name: "Mauro Yamada",
    phone: "5511952017745",
    unread: 1,
    messages: [
      customer(52, "Pedi agora há pouco, é o 4811"),
      store(50, "Oi, Mauro! Já está em preparo."),
      customer(36, "Troca por coca zero, por favor"),
    ],
  },
  {
    name: "Aline Cavalcanti",
    phone: "5511947736120",
    isAssigned: true,
    messages: [
      customer(75, "Quanto tempo está demorando?"),
      store(73, "Uns 40 minutos agora, Aline. A cozinha está cheia."),
      store(60, "Seu pedido saiu para entrega!", "DELIVERED"),
    ],
  },
  {
    name: "Rita Damasceno",
    phone: "5511938822014",
    isClosed: true,
    messages: [
      customer(130, "A nota fiscal pode vir com CPF?"),
      store(128, "Pode sim, Rita. Segue a nota com o seu CPF."),
      file("store", 127, "DOCUMENT"),
      customer(126, "Obrigada!"),
    ],
  },
  {
    name: "Fábio Sato",
    phone: "5511929910536",
    isClosed: true,
    messages: [customer(170, "Chegou quentinho, valeu!"), store(166, "Bom apetite, Fábio.")],
  },
  {
    name: "Neide Camargo",
    phone: "5511918864401",
    messages: [
      customer(day + 190, "Vou explicar por áudio que é mais fácil"),
      file("customer", day + 188, "AUDIO"),
      store(day + 180, "Entendi, Dona Neide! Anotei: sem cebola e com bastante queijo."),
    ],
  },
  {
    name: "Igor Falcão",
    phone: "5511907745538",
    isClosed: true,
    messages: [
      customer(2 * day + 15, "Consigo reservar uma mesa para 8 no sábado?"),
      store(2 * day + 11, "Consegue, Igor! Reservei para as 20h."),
      customer(2 * day + 9, "Ok, combinado"),
    ],
  },
]

/** Customers of a supermarket. */
const supermarket: ReadonlyArray<GivenConversation> = [
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
      customer(day + 320, "Veio um iogurte vencido 😕"),
      file("customer", day + 319, "IMAGE"),
      store(day + 310, "Desculpe, Solange! O valor já foi estornado e o produto saiu da prateleira."),
      note(day + 309, "Lote recolhido, avisar o setor de frios."),
      customer(day + 300, "Obrigada pela rapidez"),
    ],
  },
  {
    name: "Edson Batista",
    phone: "5511951184402",
    messages: [
      customer(3 * day + 40, "Dá para agendar a entrega para as 7 da manhã?"),
      store(3 * day + 34, "Dá sim, Edson. A primeira janela é das 7h às 8h."),
    ],
  },
]

/** Conversations of a store, by what it sells. */
export const sampleConversations = { restaurant, supermarket } as const

/** Answers the demo's stores give often. */
export const sampleReplies = [
  { shortcut: "bomdia", body: "Olá! Tudo bem? Como posso ajudar?" },
  { shortcut: "horario", body: "Atendemos todos os dias, das 11h às 23h. Aos domingos, até as 22h." },
  { shortcut: "taxa", body: "A taxa de entrega depende do bairro. Me passa o seu CEP, por favor?" },
  { shortcut: "saiu", body: "Seu pedido saiu para entrega e chega em alguns minutos." },
  { shortcut: "pix", body: "A chave PIX é o nosso CNPJ. Assim que cair, a cozinha já começa." },
  { shortcut: "troca", body: "Sentimos muito! Vamos repor o item sem custo na próxima saída." },
  { shortcut: "obrigado", body: "Obrigado pelo contato! Se precisar, é só chamar por aqui." },
] as const

/** Templates WhatsApp approved for the demo's stores, and one that still waits. */
export const sampleTemplates = [
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
