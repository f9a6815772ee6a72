import type { contractTemplates } from "../contract/resources/contractTemplates.ts"
import type { GivenRow } from "./givenRow.ts"

const standard = `# Contrato {{número}}

Este contrato é firmado em {{data}} entre a plataforma Balcão e {{empresa}}, representados por {{assinantes}}.

# 1. Objeto

A plataforma publica o cardápio ou o catálogo de {{empresa}}, recebe os pedidos dos clientes e os repassa à loja, no plano {{plano}}.

# 2. Valores

A comissão é de {{comissão}} sobre cada pedido entregue pela plataforma e de {{comissão com frota própria}} sobre os entregues pela frota da própria loja.

A mensalidade é de {{mensalidade}}, cobrada no dia {{dia da cobrança}} de cada mês. A taxa de adesão é de {{taxa de adesão}}, cobrada uma vez. Pagamentos feitos pelo aplicativo têm uma taxa de {{taxa de pagamento}}.

# 3. Vigência

O contrato começa a valer em {{início}}, com renovação {{renovação}}. Mudanças de valores são feitas por aditivo, com data de início.

# 4. Rescisão

Qualquer uma das partes pode encerrar o contrato por escrito. Pedidos em andamento são entregues e cobrados normalmente.`

const partnership = `# Contrato de parceria {{número}}

{{empresa}} e a plataforma Balcão combinam, em {{data}}, a venda das licenças da plataforma pela parceira.

# 1. Remuneração

A parceira recebe {{comissão}} do valor de cada licença vendida e paga pelo cliente.

# 2. Prazo

A parceria vai de {{início}} a {{fim}}.

Assinam: {{assinantes}}.`

const english = `# Contract {{number}}

Made on {{date}} between the Balcão platform and {{company}}, represented by {{signers}}.

# 1. Fees

The commission is {{commission}} of each order, and {{commission with own fleet}} of those the store delivers itself. The monthly fee is {{monthly fee}}, billed on day {{billing day}}.

# 2. Term

The contract begins on {{start}}; its renewal is {{renewal}}.`

/** Templates of the demo's contracts; the first is that of most of them. */
export const sampleContractTemplates: ReadonlyArray<GivenRow<typeof contractTemplates>> = [
  { title: "Adesão de lojas", language: "ptBr", body: standard, edition: 1 },
  { title: "Parceria", language: "ptBr", body: partnership, edition: 1 },
  { title: "Store agreement", language: "en", body: english, edition: 1 },
]
