import { customer, dayMinutes, file, type GivenConversation, note, store } from "./givenConversation.ts"

/** Customers of a restaurant. */
export const restaurantConversations: ReadonlyArray<GivenConversation> = [
  {
    name: "Célia Rezende",
    phone: "5511993142087",
    isAssigned: true,
    messages: [
      customer(8 * dayMinutes + 24, "Oi! Vocês têm opção sem lactose?"),
      store(
        8 * dayMinutes + 21,
        "Oi, Célia! Temos sim: o nhoque ao sugo e a salada da casa não levam leite.",
      ),
      customer(8 * dayMinutes + 20, "Perfeito, vou pedir o nhoque então 😊"),
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
    messages: [customer(14, "Esse é o comprovante do Pix"), file("customer", 13, "IMAGE")],
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
      customer(dayMinutes + 190, "Vou explicar por áudio que é mais fácil"),
      file("customer", dayMinutes + 188, "AUDIO"),
      store(dayMinutes + 180, "Entendi, Dona Neide! Anotei: sem cebola e com bastante queijo."),
    ],
  },
  {
    name: "Igor Falcão",
    phone: "5511907745538",
    isClosed: true,
    messages: [
      customer(2 * dayMinutes + 15, "Consigo reservar uma mesa para 8 no sábado?"),
      store(2 * dayMinutes + 11, "Consegue, Igor! Reservei para as 20h."),
      customer(2 * dayMinutes + 9, "Ok, combinado"),
    ],
  },
]
