import type { Locator, Page } from "@playwright/test"

/** Somewhere one writes. */
export interface Editor {
  readonly name: string
  /** Undefined for nobody who is signed in. */
  readonly who: "root" | "restaurant" | undefined
  readonly address: string
  /** The names of buttons, and of entries of menus, that lead to it. */
  readonly presses?: ReadonlyArray<string | RegExp>
  /** Item selected first: the tab that holds the field, or the person concerned. */
  readonly chosen?: readonly ["tab" | "option", string | RegExp]
  /** True of a draft that is there again when one comes back: nothing is asked. */
  readonly isKept?: boolean
  /** True of a dialog: nothing around it can be pressed. */
  readonly isModal?: boolean
  readonly field: (page: Page) => Locator
  readonly text: string
}

const textbox = (name: string | RegExp) => (page: Page) =>
  page.getByRole("textbox", { name, exact: typeof name === "string" }).last()

/** Each kind of editor there is. */
export const editors: ReadonlyArray<Editor> = [
  {
    name: "a record on a page, in the query",
    who: "root",
    address: "/company/coupon?open=2",
    field: textbox("Título"),
    text: "Quinta da pizza",
  },
  {
    name: "a new record on a page",
    who: "root",
    address: "/company/coupon?open=new",
    field: textbox("Título"),
    text: "Quinta da pizza",
  },
  {
    name: "a record at an address of its own",
    who: "root",
    address: "/company/coupon/2",
    field: textbox("Título"),
    text: "Quinta da pizza",
  },
  {
    name: "a record in a dialog",
    who: "root",
    address: "/helpdesk/replies?open=1",
    isModal: true,
    field: textbox("Mensagem"),
    text: "Já estamos olhando.",
  },
  {
    name: "a new record in a dialog",
    who: "root",
    address: "/helpdesk/replies?open=new",
    isModal: true,
    field: textbox("Mensagem"),
    text: "Já estamos olhando.",
  },
  {
    name: "a role",
    who: "root",
    address: "/user-management/roles?open=new",
    isModal: true,
    field: textbox("Título"),
    text: "Caixa da noite",
  },
  {
    name: "a user",
    who: "root",
    address: "/user-management/users/edit/3",
    field: textbox("Nome completo"),
    text: "Equipe da rede",
  },
  {
    name: "the password of a user",
    who: "root",
    address: "/user-management/users/edit/3?tab=password",
    field: (page) => page.getByLabel("Nova senha", { exact: true }),
    text: "uma senha longa",
  },
  {
    name: "a setting",
    who: "root",
    address: "/settings-controller",
    field: (page) => page.getByLabel("Espera pelo pagamento"),
    text: "45",
  },
  {
    name: "a company",
    who: "root",
    address: "/company/company?open=1",
    field: textbox("Nome"),
    text: "Cantina do Largo Velho",
  },
  {
    name: "the reason of a move",
    who: "root",
    address: "/company/coupon?open=1",
    presses: ["Encerrar…"],
    isModal: true,
    field: textbox(/Motivo/),
    text: "Fim da campanha",
  },
  {
    name: "the reason of a canceled order",
    who: "restaurant",
    address: "/shopping-cart/restaurant",
    presses: [/^Mais ações do pedido/, "Recusar…"],
    isModal: true,
    field: textbox(/Comentário|Observa/),
    text: "O cliente ligou",
  },
  {
    name: "a new contact",
    who: "restaurant",
    address: "/chat/private-chat",
    presses: ["Novo contato"],
    isModal: true,
    field: textbox("Nome"),
    text: "Célia Rezende",
  },
  {
    name: "an import",
    who: "root",
    address: "/marketing/lead",
    presses: ["Importar"],
    isKept: true,
    field: textbox("Tabela"),
    text: "Nome;E-mail\nCélia;celia@balcao.test",
  },
  {
    name: "hours",
    who: "root",
    address: "/company/opening-hours?open=1",
    field: (page) => page.getByRole("textbox", { name: "Abre" }).first(),
    text: "10:15",
  },
  {
    name: "an exception of hours",
    who: "root",
    address: "/company/opening-hours?open=1",
    chosen: ["tab", "Feriados e exceções"],
    field: (page) => page.getByRole("textbox", { name: "Motivo" }).first(),
    text: "Balanço",
  },
  {
    name: "the rules of a coupon",
    who: "root",
    address: "/company/coupon?open=2",
    chosen: ["tab", "Regras"],
    field: textbox(/^Limite de usos/),
    text: "77",
  },
  {
    name: "the fees of a city",
    who: "root",
    address: "/settings-city?open=1",
    chosen: ["tab", "Taxas"],
    field: textbox(/^Taxa mínima/),
    text: "7,35",
  },
  {
    name: "the answer to a ticket",
    who: "root",
    address: "/helpdesk/tickets?open=2",
    isKept: true,
    field: textbox("Escreva uma resposta"),
    text: "Já estamos olhando.",
  },
  {
    name: "a message in a conversation",
    who: "restaurant",
    address: "/chat/private-chat",
    chosen: ["option", /Priscila Gomes/],
    isKept: true,
    field: textbox(/^Mensagem para/),
    text: "Já separei a sobremesa!",
  },
  {
    name: "a registration",
    who: undefined,
    address: "/auth/register",
    field: textbox("Nome completo"),
    text: "Célia Rezende",
  },
  {
    name: "a request to delete an account",
    who: undefined,
    address: "/ask-delete-account/1",
    field: textbox("Nome completo"),
    text: "Célia Rezende",
  },
]
