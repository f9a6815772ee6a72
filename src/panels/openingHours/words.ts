import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of opening hours beyond their description. */
export const hoursWords = {
  openNow: ["Com este horário, a loja está aberta agora.", "With these hours the store is open now."],
  closedNow: ["Com este horário, a loja está fechada agora.", "With these hours the store is closed now."],
  neverOpens: [
    "Com este horário, a loja não abre nos próximos 60 dias.",
    "With these hours the store does not open within the next 60 days.",
  ],
  noTimeZone: [
    "Contado pelo horário de Brasília: o fuso da loja não está informado aqui.",
    "This is by Brasília time: the store's time zone is not given here.",
  ],
  noHours: [
    "Falta o horário de {{day}}. Até você informar, nesse dia vale a semana.",
    "The hours of {{day}} are missing. Until you give them, the weekly hours apply that day.",
  ],
  holidays: ["Incluir feriados nacionais", "Add national holidays"],
  holidaysTitle: [
    "Feriados nacionais dos próximos doze meses",
    "National holidays of the next twelve months",
  ],
  holidaysAll: ["Todos os feriados já estão nas exceções.", "All holidays are already among the exceptions."],
  holidaysHint: [
    "Entram como dia fechado; se a loja abrir, ajuste o horário depois.",
    "They are added as closed all day; change the hours afterwards where the store opens.",
  ],
  optionalDay: ["{{day}} · {{name}} (ponto facultativo)", "{{day}} · {{name}} (optional)"],
  publicDay: ["{{day}} · {{name}}", "{{day}} · {{name}}"],
  addDays_one: ["Incluir {{count}} dia", "Add {{count}} day"],
  addDays_other: ["Incluir {{count}} dias", "Add {{count}} days"],
  cancel: ["Cancelar", "Cancel"],
  copyAbout: [
    "Copia a semana, as exceções e os tempos de preparo já salvos. O horário do mesmo tipo que a loja tiver é substituído.",
    "Copies the saved week, exceptions and preparation times. Hours of the same kind that a store has are replaced.",
  ],
  copy_one: ["Copiar para {{count}} loja", "Copy to {{count}} store"],
  copy_other: ["Copiar para {{count}} lojas", "Copy to {{count}} stores"],
  copyAsk_one: [
    "O horário de {{count}} loja será substituído por este. O anterior fica no histórico dela.",
    "The hours of {{count}} store will be replaced by these. Its previous hours stay in its history.",
  ],
  copyAsk_other: [
    "O horário de {{count}} lojas será substituído por este. Os anteriores ficam no histórico delas.",
    "The hours of {{count}} stores will be replaced by these. Their previous hours stay in their history.",
  ],
  copying: ["Copiando…", "Copying…"],
  mayNotCopy: ["Você não pode alterar horários.", "You cannot change opening hours."],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useHoursWords = () => useWords("hours", hoursWords)
