import type { faqArticles } from "../contract/resources/faqArticles.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof faqArticles>

const all: NonNullable<Row["audience"]> = ["RESTAURANT", "SUPERMARKET", "PARTNER"]
const stores: NonNullable<Row["audience"]> = ["RESTAURANT", "SUPERMARKET"]

/** Question, answer, category, for whom, and what else people search for. */
const articles: ReadonlyArray<
  readonly [title: string, body: string, Row["category"], NonNullable<Row["audience"]>, tags: string]
> = [
  [
    "Como aceito um pedido novo?",
    "Abra Pedidos. O pedido novo fica na primeira coluna do quadro.\n\nToque em Aceitar e escolha em quantos minutos ele fica pronto. O cliente é avisado na hora.",
    "ORDERS",
    stores,
    "confirmar, receber",
  ],
  [
    "Posso desfazer uma mudança de situação?",
    "Sim, por oito segundos, no aviso que aparece no pé do quadro. Depois disso, abra o pedido e escolha a situação certa; o motivo fica no histórico.",
    "ORDERS",
    stores,
    "voltar, errei",
  ],
  [
    "Como fecho a loja por algumas horas?",
    "Em Empresa, Entregas das empresas, escolha Fechar. A loja volta a seguir o horário quando você escolher Seguir o horário da loja.",
    "DELIVERY",
    stores,
    "pausar, feriado",
  ],
  [
    "Como mudo o horário de um feriado?",
    "Em Empresa, Horários, abra o horário da loja e, em Exceções, acrescente o dia. Um feriado que volta todo ano só precisa ser escrito uma vez.",
    "DELIVERY",
    stores,
    "exceção, recesso",
  ],
  [
    "Quando recebo o que vendi?",
    "Cada forma de pagamento tem o seu prazo, que você vê em Financeiro, Formas de pagamento. O repasse vai para a primeira conta ativa da lista de contas digitais.",
    "FINANCE",
    all,
    "repasse, dinheiro, prazo",
  ],
  [
    "Como troco a conta bancária do repasse?",
    "Em Contas digitais, acrescente a conta nova. Depois que ela for conferida, arraste-a para o topo da lista.",
    "FINANCE",
    all,
    "banco, Pix",
  ],
  [
    "Como crio um cupom?",
    "Em Empresa, Cupons, escolha Novo cupom. Diga o desconto, a validade e quem pode usar. A simulação mostra quanto sobra de cada pedido.",
    "CATALOG",
    stores,
    "desconto, promoção",
  ],
  [
    "Esqueci minha senha. E agora?",
    "Na tela de entrada, escolha Esqueci minha senha. O link chega por e-mail e vale por trinta minutos.",
    "ACCOUNT",
    all,
    "login, entrar",
  ],
  [
    "Por que não vejo um menu que um colega vê?",
    "O que aparece depende das suas permissões. Em Meu acesso você vê o que pode abrir e o que falta para o resto.",
    "ACCOUNT",
    all,
    "permissão, acesso negado",
  ],
  [
    "Como atribuo uma licença a um cliente?",
    "Em Parceiros, Licenças, abra as ações da licença e escolha Atribuir a um cliente.",
    "OTHER",
    ["PARTNER"],
    "ativar, chave",
  ],
  [
    "O que muda no fechamento de dezembro?",
    "Faturas de dezembro fecham no dia 30, um dia antes.\n\nFalta confirmar com o financeiro.",
    "FINANCE",
    all,
    "fatura, fim de ano",
  ],
]

/** Articles that are still drafts. */
const drafts: ReadonlySet<string> = new Set(["O que muda no fechamento de dezembro?"])

/** The screens an article explains. */
const screens: Readonly<Record<string, string>> = {
  "Como aceito um pedido novo?": "shopping-cart/restaurant",
  "Posso desfazer uma mudança de situação?": "shopping-cart/restaurant",
  "Como fecho a loja por algumas horas?": "company/delivery",
  "Como mudo o horário de um feriado?": "company/opening-hours",
  "Quando recebo o que vendi?": "finance/methods-payments",
  "Como troco a conta bancária do repasse?": "finance/digital-accounts/accounts",
  "Como crio um cupom?": "company/coupon",
  "Por que não vejo um menu que um colega vê?": "my-access",
  "Como atribuo uma licença a um cliente?": "partners/licenses",
}

/** Most frequent questions in the demo, with their answers. */
export const sampleFaqArticles: ReadonlyArray<Row> = articles.map(
  ([title, body, category, audience, tags]) => ({
    title,
    body,
    category,
    audience,
    tags,
    screens: screens[title] ?? null,
    status: drafts.has(title) ? "DRAFT" : "PUBLISHED",
  }),
)
