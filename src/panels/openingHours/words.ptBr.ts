import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  openNow: "Com este horário, a loja está aberta agora.",
  closedNow: "Com este horário, a loja está fechada agora.",
  neverOpens: "Com este horário, a loja não abre nos próximos 60 dias.",
  noTimeZone: "Contado pelo horário de Brasília: o fuso da loja não está informado aqui.",
  noHours: "Falta o horário de {{day}}. Até você informar, nesse dia vale a semana.",
  holidays: "Incluir feriados nacionais",
  holidaysTitle: "Feriados nacionais dos próximos doze meses",
  holidaysAll: "Todos os feriados já estão nas exceções.",
  holidaysHint: "Entram como dia fechado; se a loja abrir, ajuste o horário depois.",
  optionalDay: "{{day}} · {{name}} (ponto facultativo)",
  publicDay: "{{day}} · {{name}}",
  addDays_one: "Incluir {{count}} dia",
  addDays_other: "Incluir {{count}} dias",
  cancel: "Cancelar",
  copyAbout:
    "Copia a semana, as exceções e os tempos de preparo já salvos. O horário do mesmo tipo que a loja tiver é substituído.",
  copy_one: "Copiar para {{count}} loja",
  copy_other: "Copiar para {{count}} lojas",
  copyAsk_one: "O horário de {{count}} loja será substituído por este. O anterior fica no histórico dela.",
  copyAsk_other:
    "O horário de {{count}} lojas será substituído por este. Os anteriores ficam no histórico delas.",
  copying: "Copiando…",
  mayNotCopy: "Você não pode alterar horários.",
}
