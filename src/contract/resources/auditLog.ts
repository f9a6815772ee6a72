import { auditedLists } from "../auditedLists.ts"
import { auditActions, auditResults } from "../resource/history.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const actions = {
  CREATE: ["Criação", "Creation"],
  UPDATE: ["Alteração", "Change"],
  STATUS: ["Mudança de situação", "Status change"],
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

/**
 * Changes to records, with the user and the time (modules, logs-log). The record's `history` has the changed values.
 */
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
      list: f.choice("Cadastro", "Type of record", auditedLists, {
        required: true,
        open: true,
        from: "server",
      }),
      recordId: f.count("Número", "Number", { from: "server" }),
      label: f.text("Registro", "Record", { required: true, from: "server", searched: true }),
      reason: f.lines("Motivo", "Reason", { from: "server" }),
      isUnversioned: f.flag("Salvo sem versão", "Saved without a version", { from: "server" }),
      result: f.choice("Resultado", "Result", results, { from: "server" }),
      address: f.text("Endereço IP", "IP address", { from: "server", sorted: false }),
      userAgent: f.text("Navegador", "Browser", { from: "server" }),
    }),
  ],
  columns: ["createdAt", "actor", "action", "list", "label", "owner", "result"],
  extraColumns: ["recordId", "reason", "isUnversioned", "address", "userAgent"],
  filters: ["createdAt", "actor", "action", "list", "owner", "result", "isUnversioned"],
  latestFirst: true,
  editor: "page",
})
