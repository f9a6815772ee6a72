import type { legalDocuments } from "../contract/resources/legalDocuments.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof legalDocuments>

const privacy = `A Balcão Delivery decide como os dados dos seus clientes são usados. Este texto explica o que guardamos, por que guardamos e como você pede cópia, correção ou exclusão.

# 1. O que coletamos

Só o que é preciso para receber, preparar e entregar um pedido:

- **Cadastro:** nome, telefone, e-mail e, se você pedir nota, CPF.
- **Entrega:** endereços que você salvou e a localização, só enquanto o aplicativo está aberto.
- **Pedidos:** itens, valores, forma de pagamento e avaliação. O número do cartão não passa por nós.
- **Conversas:** mensagens trocadas com a loja e com o entregador.

# 2. Para que usamos

Para cumprir o pedido, cobrar, emitir a nota, avisar sobre a entrega e atender você. Promoções só chegam se você autorizar, e cada mensagem traz como sair da lista.

*Não vendemos dados e não usamos suas conversas para publicidade.*

# 3. Com quem dividimos

A loja vê seu nome, telefone e endereço. O entregador vê o endereço e o primeiro nome, e perde o acesso uma hora depois da entrega.

# 4. Por quanto tempo

1. Pedidos e notas fiscais: 5 anos, pela lei tributária.
2. Registros de acesso: 6 meses, pelo Marco Civil da Internet.
3. O resto: até você excluir a conta.

# 5. Seus direitos

A lei (LGPD, artigo 18) dá a você o direito de saber o que guardamos, corrigir, levar para outro serviço e excluir.

# 6. Como falar conosco

Escreva para [privacidade@balcao.test](mailto:privacidade@balcao.test).`

const privacyEn = `Balcão Delivery decides how its customers' data is used. This text explains what we keep, why we keep it, and how you ask for a copy, a correction, or deletion.

# 1. What we collect

Only what it takes to receive, prepare, and deliver an order:

- **Account:** name, phone, email, and, if you ask for a receipt, CPF.
- **Delivery:** addresses you saved, and your location while the app is open.
- **Orders:** items, amounts, payment method, and rating. Your card number never reaches us.

# 2. What we use it for

To fulfill the order, charge for it, issue the receipt, keep you posted, and help you. Offers only come if you allow them.

# 3. How to reach us

Write to [privacidade@balcao.test](mailto:privacidade@balcao.test).`

const couriers = `Para quem entrega pela Balcão Delivery.

# 1. O que coletamos

- **Cadastro:** nome, telefone, CPF, CNH e dados do veículo.
- **Localização:** enquanto você está online, para oferecer corridas e mostrar a entrega a quem espera.
- **Pagamentos:** corridas, valores e chave Pix.

# 2. Com quem dividimos

A loja e o cliente veem seu primeiro nome, o veículo e onde você está durante a entrega.

# 3. Como falar conosco

Escreva para [privacidade@balcao.test](mailto:privacidade@balcao.test).`

const terms = `Estes termos valem para as lojas que vendem pela Balcão Delivery e para quem trabalha nelas.

# 1. O painel

Cada pessoa usa o próprio acesso. Não compartilhe a sua senha.

# 2. Cardápio e preços

A loja responde pelos preços, pelas fotos e pela descrição do que vende.

# 3. Dados dos clientes

Os dados dos clientes servem para cumprir o pedido. É proibido copiar a lista de clientes ou usá-la fora da plataforma.`

interface DocumentSample extends Pick<Row, "title" | "type" | "language" | "body"> {
  readonly userType?: NonNullable<Row["userType"]>
  readonly edition?: number
  readonly isFormer?: boolean
  readonly requiresAcceptance?: boolean
  readonly changes?: string
  readonly days: number
}

const documents: ReadonlyArray<DocumentSample> = [
  {
    title: "Política de privacidade",
    type: "PRIVACY",
    language: "ptBr",
    body: privacy.replace(/# 4\.[\s\S]*?(?=# 5\.)/, ""),
    edition: 1,
    isFormer: true,
    days: -400,
  },
  {
    title: "Política de privacidade",
    type: "PRIVACY",
    language: "ptBr",
    body: privacy,
    edition: 2,
    changes: "Agora diz por quanto tempo guardamos cada coisa.",
    days: -90,
  },
  {
    title: "Privacy policy",
    type: "PRIVACY",
    language: "en",
    body: privacyEn,
    edition: 1,
    days: -90,
  },
  {
    title: "Política de privacidade para entregadores",
    type: "PRIVACY",
    userType: "DELIVERYMAN",
    language: "ptBr",
    body: couriers,
    edition: 1,
    days: -90,
  },
  {
    title: "Termos de uso do painel",
    type: "TERMS",
    userType: "COMPANY",
    language: "ptBr",
    requiresAcceptance: true,
    body: terms,
    edition: 1,
    days: -200,
  },
  {
    title: "Política de cookies",
    type: "COOKIE",
    language: "ptBr",
    body: "O painel guarda no navegador só o que precisa para funcionar: a sessão, o idioma e a aparência.",
    days: -5,
  },
]

/** The legal documents of the demo's application. */
export const sampleLegalDocuments = (now: number): ReadonlyArray<Row> =>
  documents.map(
    ({ edition, isFormer = false, requiresAcceptance = false, days, changes = "", ...written }) => ({
      ...written,
      changes,
      requiresAcceptance,
      createdAt: momentFrom(now, days - 2),
      ...(edition === undefined
        ? { status: "DRAFT" }
        : {
            status: isFormer ? "SUPERSEDED" : "PUBLISHED",
            edition,
            publishedAt: momentFrom(now, days),
          }),
    }),
  )
