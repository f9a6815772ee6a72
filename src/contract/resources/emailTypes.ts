import { managesApplication } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Emails an application sends, with their triggers and the variables they allow (modules, emails/types). */
export const emailTypes = defineResource({
  name: "emailTypes",
  path: "/email-type",
  access: "signedIn",
  writes: managesApplication,
  scope: "application",
  noun: noun("tipo de e-mail", "tipos de e-mail", "m", "email type", "email types"),
  title: "name",
  sentences: {
    "row.test": ["Enviar exemplo para mim", "Send me a sample"],
    "tab.uses": ["Onde é usado", "Where it is used"],
  },
  parts: [
    part("Tipo de e-mail", "Email type", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      key: f.code("Chave", "Key", { required: true, fixed: true, max: 40, searched: true, unique: true }),
      trigger: f.choice(
        "É enviado quando",
        "Is sent when",
        {
          ACCOUNT_CREATED: ["Alguém cria a conta", "Someone signs up"],
          PASSWORD_FORGOTTEN: ["Alguém esquece a senha", "Someone forgets their password"],
          ORDER_PLACED: ["Um pedido é feito", "An order is placed"],
          ORDER_DELIVERED: ["Um pedido é entregue", "An order is delivered"],
          ORDER_CANCELED: ["Um pedido é cancelado", "An order is canceled"],
          CONTRACT_SENT: ["Um contrato é enviado", "A contract is sent"],
          LICENSE_ENDING: ["Uma licença vai vencer", "A license is about to expire"],
          INVOICE_DUE: ["Uma fatura vai vencer", "An invoice is about to be due"],
          INVOICE_OVERDUE: ["Uma fatura venceu sem pagamento", "An invoice is overdue"],
          TICKET_ANSWERED: ["A central de ajuda responde", "The help desk replies"],
          TICKET_SOLVED: ["Um chamado é resolvido", "A ticket is solved"],
          MANUAL: ["Alguém o envia", "Someone sends it"],
        },
        { required: true },
      ),
      audience: f.choice(
        "Para quem",
        "To whom",
        {
          CUSTOMER: ["Clientes", "Customers"],
          COMPANY: ["Empresas", "Companies"],
          PARTNER: ["Parceiros", "Partners"],
          USER: ["Usuários do painel", "Users of the panel"],
        },
        { required: true },
      ),
      isTransactional: f.flag("Transacional", "Transactional", {
        hint: [
          "Vai também para quem não aceita receber ofertas.",
          "Also goes to people who do not accept offers.",
        ],
      }),
      isActive: f.flag("Ativo", "Active"),
      templates: f.count("Modelos", "Templates", { from: "server", derived: true }),
    }),
    part("Variáveis", "Variables", {
      variables: f.list(
        "Variáveis",
        "Variables",
        {
          name: f.text("Nome", "Name", { required: true, max: 40 }),
          sample: f.text("Exemplo", "Sample", { max: 100 }),
          isRequired: f.flag("Obrigatória", "Required"),
        },
        { identity: "name", max: 30 },
      ),
    }),
  ],
  columns: ["name", "key", "trigger", "audience", "variables", "templates", "isActive"],
  extraColumns: ["isTransactional", "owner", "updatedAt"],
  filters: ["audience", "trigger", "isTransactional", "owner", "isActive"],
})
