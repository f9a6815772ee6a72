import { auditActions, auditResults } from "../resource/history.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const actions = {
  CREATE: ["Criação", "Creation"],
  UPDATE: ["Alteração", "Change"],
  STATUS: ["Mudança de status", "Status change"],
  ORDER: ["Mudança de ordem", "Reordering"],
  DELETE: ["Exclusão", "Deletion"],
  EXPORT: ["Exportação", "Export"],
  MERGE: ["Unificação", "Merge"],
  REVEAL: ["Consulta de dado oculto", "Hidden value shown"],
  HOURS: ["Abertura ou fechamento pelo horário", "Opened or closed by store hours"],
  LOGIN: ["Login", "Sign-in"],
  LOGIN_REFUSED: ["Login recusado", "Refused sign-in"],
  LOGOUT: ["Logout", "Sign-out"],
} as const satisfies Readonly<Record<(typeof auditActions)[number], readonly [string, string]>>

const results = {
  DONE: ["Feito", "Done"],
  DENIED: ["Negado", "Denied"],
} as const satisfies Readonly<Record<(typeof auditResults)[number], readonly [string, string]>>

/** The lists whose changes are recorded, by the name a line carries. A test holds it against the descriptions. */
export const auditedLists = {
  /** Who signed in and out: of a line the record is the user. */
  sessions: ["Acessos", "Sign-ins"],
  users: ["Usuários", "Users"],
  roles: ["Papéis", "Roles"],
  deliveryPeople: ["Entregadores", "Delivery people"],
  companyDeliveries: ["Registros de entrega", "Delivery records"],
  appCategories: ["Categorias do aplicativo", "Application categories"],
  bankBranches: ["Agências", "Bank branches"],
  banks: ["Bancos", "Banks"],
  banners: ["Banners", "Banners"],
  bugOrders: ["Pedidos com problema", "Orders with problems"],
  cannedReplies: ["Respostas prontas", "Canned replies"],
  cities: ["Cidades", "Cities"],
  companyGroups: ["Grupos de empresas", "Company groups"],
  companySegments: ["Segmentos", "Segments"],
  contacts: ["Contatos", "Contacts"],
  contracts: ["Contratos", "Contracts"],
  contractTemplates: ["Modelos de contrato", "Contract templates"],
  costCenters: ["Centros de custo", "Cost centers"],
  countries: ["Países", "Countries"],
  countryStates: ["Estados", "States"],
  coupons: ["Cupons", "Coupons"],
  departments: ["Departamentos", "Departments"],
  licenses: ["Licenças", "Licenses"],
  looseDeliveries: ["Entregas avulsas", "Loose deliveries"],
  messageTemplates: ["Modelos de mensagem", "Message templates"],
  notificationTopics: ["Tópicos", "Topics"],
  openingHours: ["Horários", "Schedules"],
  packings: ["Embalagens", "Packings"],
  paymentMethods: ["Formas de pagamento", "Payment methods"],
  paymentTypes: ["Tipos de pagamento", "Payment types"],
  people: ["Pessoas", "People"],
  shoppers: ["Separadores", "Shoppers"],
  tickets: ["Chamados", "Tickets"],
  userTypes: ["Tipos de usuário", "User types"],
} as const satisfies Readonly<Record<string, f.Words>>

/** Who changed which record, and when (modules, logs-log). What changed is the record's `history`. */
export const auditLog = defineResource({
  name: "auditLog",
  path: "/logs",
  access: { anyOf: ["accessToGlobal", "accessToLogsLog"] },
  scope: "company",
  readOnly: true,
  noun: noun("registro de atividade", "registros de atividade", "m", "log entry", "log entries"),
  title: "label",
  parts: [
    part("Registro", "Entry", {
      actor: f.reference("Quem", "Who", "users", { from: "server" }),
      action: f.choice("Ação", "Action", actions, { required: true, from: "server" }),
      list: f.choice("Lista", "List", auditedLists, { required: true, from: "server" }),
      recordId: f.count("Número", "Number", { from: "server" }),
      label: f.text("Registro", "Record", { required: true, from: "server", searched: true }),
      reason: f.lines("Motivo", "Reason", { from: "server" }),
      result: f.choice("Resultado", "Result", results, { from: "server" }),
      address: f.text("Endereço IP", "IP address", { from: "server", sorted: false }),
      userAgent: f.text("Navegador", "Browser", { from: "server" }),
    }),
  ],
  columns: ["createdAt", "actor", "action", "list", "label", "owner", "result"],
  extraColumns: ["recordId", "reason", "address", "userAgent"],
  filters: ["createdAt", "actor", "action", "list", "owner", "result"],
  latestFirst: true,
  editor: "page",
})
