import type { emailTemplates } from "../contract/resources/emailTemplates.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof emailTemplates>

/** Name, place of its type, language, subject, what shows beside it, text, and days since it was published. */
const templates: ReadonlyArray<
  readonly [
    name: string,
    type: number,
    Row["language"],
    subject: string,
    preheader: string,
    body: string,
    publishedIn?: number,
  ]
> = [
  [
    "Confirmação de conta",
    1,
    "ptBr",
    "Confirme a sua conta",
    "Falta só um clique para você entrar no painel.",
    "# Bem-vindo ao painel\n\nPara ativar a sua conta, confirme este e-mail.\n\n[Confirmar a conta]({{link}})\n\nO link vale por 30 minutos. Se não foi você quem se cadastrou, ignore esta mensagem.",
    -120,
  ],
  [
    "Account confirmation",
    1,
    "en",
    "Confirm your account",
    "One click and you are in.",
    "# Welcome to the panel\n\nConfirm this email address to activate your account.\n\n[Confirm the account]({{link}})\n\nThe link works for 30 minutes. If it was not you, ignore this message.",
    -118,
  ],
  [
    "Senha nova",
    2,
    "ptBr",
    "Crie uma senha nova",
    "Recebemos um pedido para trocar a sua senha.",
    "Olá, {{nome}}.\n\nRecebemos um pedido para trocar a senha da sua conta.\n\n[Criar uma senha nova]({{link}})\n\nSe não foi você, ignore esta mensagem: a sua senha continua a mesma.",
    -95,
  ],
  [
    "Boas-vindas ao aplicativo",
    3,
    "ptBr",
    "Que bom ter você aqui, {{nome}}!",
    "Veja como fazer o primeiro pedido.",
    "# Seu primeiro pedido em três passos\n\n- Informe o seu endereço\n- Escolha uma loja do bairro\n- Acompanhe a entrega no mapa\n\nQualquer dúvida, estamos em [balcao.exemplo.com.br/ajuda](https://balcao.exemplo.com.br/ajuda).",
    -60,
  ],
  [
    "Pedido recebido",
    4,
    "ptBr",
    "Pedido {{pedido}} recebido",
    "{{loja}} já está preparando o seu pedido.",
    "Olá, {{nome}}.\n\n{{loja}} recebeu o seu pedido {{pedido}}, no total de {{total}}.\n\nVocê acompanha cada etapa no aplicativo.",
    -44,
  ],
  [
    "Pedido entregue",
    5,
    "ptBr",
    "Pedido {{pedido}} entregue. Bom apetite!",
    "Conte como foi.",
    "Olá, {{nome}}.\n\nO pedido {{pedido}} de {{loja}} foi entregue. Conte no aplicativo como foi: leva meio minuto e ajuda a loja.",
    -44,
  ],
  [
    "Pedido cancelado",
    6,
    "ptBr",
    "Pedido {{pedido}} cancelado",
    "O valor volta para a sua forma de pagamento.",
    "Olá, {{nome}}.\n\nO pedido {{pedido}} foi cancelado. Motivo: {{motivo}}.\n\nO que você pagou pelo aplicativo volta em até sete dias úteis.",
    -30,
  ],
  [
    "Contrato para assinar",
    7,
    "ptBr",
    "Contrato {{contrato}} para assinar",
    "Leia e aceite pelo link.",
    "Olá, {{nome}}.\n\nO contrato {{contrato}} está pronto.\n\n[Ler e aceitar o contrato]({{link}})",
    -21,
  ],
  [
    "Licença a vencer",
    8,
    "ptBr",
    "A licença {{chave}} vence {{quando}}",
    "",
    "Olá,\n\nA licença {{chave}} de {{produto}} vence em {{dia}}. Para continuar a vender sem interrupção, renove antes disso.\n\n[Ver a licença]({{link}})",
    -12,
  ],
  [
    "Fatura a vencer",
    9,
    "ptBr",
    "A fatura {{fatura}} vence {{quando}}",
    "Valor a pagar: {{valor}}.",
    "Olá,\n\nA fatura {{fatura}} vence em {{dia}}. Valor a pagar: **{{valor}}**.\n\n[Ver e pagar a fatura]({{link}})",
    -12,
  ],
  [
    "Resposta em chamado",
    10,
    "ptBr",
    "Chamado {{protocolo}}: {{assunto}}",
    "{{atendente}} respondeu.",
    "Olá, {{nome}}.\n\n**{{atendente}}** respondeu ao chamado {{protocolo}}:\n\n{{mensagem}}\n\n[Ler e responder]({{link}})",
    -9,
  ],
  [
    "Chamado resolvido",
    11,
    "ptBr",
    "Chamado {{protocolo}} resolvido",
    "Conte como foi o atendimento.",
    "Olá, {{nome}}.\n\nO chamado {{protocolo}}, “{{assunto}}”, foi resolvido. Conte como foi: leva dez segundos.\n\n[Avaliar o atendimento]({{link}})",
    -9,
  ],
  [
    "Ofertas da semana – festas",
    12,
    "ptBr",
    "{{nome}}, a ceia sai por menos",
    "Lojas do seu bairro com até 30% de desconto.",
    "# A ceia sai por menos\n\n- Assados com 20% de desconto\n- Vinhos em dobro às quartas\n- Frete grátis acima de R$ 80\n\n[Ver as ofertas]({{link}})",
  ],
]

/** Email templates of the demo's application. */
export const sampleEmailTemplates = (now: number): ReadonlyArray<Row> =>
  templates.map(([name, type, language, subject, preheader, body, publishedIn]) => ({
    name,
    type,
    language,
    subject,
    preheader,
    body,
    ...(publishedIn === undefined
      ? { status: "DRAFT" }
      : { status: "PUBLISHED", publishedAt: momentFrom(now, publishedIn) }),
    createdAt: momentFrom(now, (publishedIn ?? -2) - 3),
  }))
