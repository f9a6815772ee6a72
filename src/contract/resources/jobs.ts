import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Jobs the server runs by itself. */
export const jobKinds = {
  TIDY_UP: ["Limpeza do que venceu", "Clean-up of what has expired"],
  LICENSE_REMINDERS: ["Aviso de licenças a vencer", "Reminders of licenses about to expire"],
  INVOICE_REMINDERS: ["Lembrete de faturas", "Reminders of invoices"],
  LEAD_REMINDERS: ["Lembrete de próximos passos com leads", "Reminders of next steps with leads"],
  DUE_ORDERS: ["Pedidos com hora marcada ou sem pagamento", "Scheduled and unpaid orders"],
  OVERDUE_INVOICES: ["Faturas vencidas", "Overdue invoices"],
  CLOSE_PERIOD: ["Fechamento de período", "Closing of a period"],
  NOTIFICATIONS: ["Envio de notificações", "Sending of notifications"],
  CAMPAIGNS: ["Envio de campanhas", "Sending of campaigns"],
  CAMPAIGN_RESULTS: ["Resultados de campanhas", "Results of campaigns"],
  PAYMENT_OPERATIONS: ["Confirmação de captura ou estorno", "Confirmation of a capture or refund"],
  HELD_TICKETS: ["Chamados em espera sem resposta", "Tickets on hold without an answer"],
  SOLD_OUT_ITEMS: ["Aviso de itens esgotados há dias", "Notices of items sold out for days"],
  IMPORTS: ["Importação de registros", "Import of records"],
  BUG_ORDERS: ["Busca de pedidos com problema", "Search for orders with problems"],
} as const

/** Work the server has to do or has done by itself, and how it went. Only the server writes it. */
export const jobs = defineResource({
  name: "jobs",
  path: "/jobs",
  access: { anyOf: ["accessToRoot"] },
  scope: "platform",
  readOnly: true,
  noun: noun("tarefa", "tarefas", "f", "job", "jobs"),
  title: "kind",
  parts: [
    part("Tarefa", "Job", {
      key: f.text("Identificação", "Identifier", {
        required: true,
        max: 120,
        from: "server",
        unique: true,
        searched: true,
      }),
      kind: f.choice("Tarefa", "Job", jobKinds, { required: true, from: "server" }),
      /** Subject of a job that is not about everything, such as the notification it sends. */
      about: f.text("Sobre", "About", { from: "server", derived: true, sorted: false }),
      /** Between the end of one run and the next; none for what is done once. */
      everyMinutes: f.count("Repete a cada (min)", "Repeats every (min)", { from: "server" }),
      dueAt: f.moment("Próxima execução", "Next run", { from: "server" }),
      startedAt: f.moment("Última execução", "Last run", { from: "server" }),
      finishedAt: f.moment("Término", "Finished", { from: "server" }),
      /** While one process holds it no other begins it. */
      leasedUntil: f.moment("Reservada até", "Held until", { from: "server" }),
      failures: f.count("Falhas seguidas", "Failures in a row", { from: "server" }),
      failure: f.lines("Último erro", "Last error", { from: "server" }),
    }),
  ],
  status: {
    first: "WAITING",
    values: {
      WAITING: ["Aguardando", "Waiting", "neutral"],
      RUNNING: ["Em andamento", "Running", "info"],
      DONE: ["Concluída", "Done", "success"],
      FAILED: ["Falhou", "Failed", "danger"],
    },
    moves: {},
  },
  columns: ["kind", "about", "status", "startedAt", "finishedAt", "dueAt", "failures"],
  extraColumns: ["key", "everyMinutes", "leasedUntil", "createdAt"],
  filters: ["status", "kind", "startedAt", "dueAt"],
  editor: "page",
})
