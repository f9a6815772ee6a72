import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts of a record's history, apart from the changes themselves. */
export const historyWords = {
  search: ["Buscar por campo ou valor", "Search by field or value"],
  who: ["Quem", "Who"],
  field: ["Campo", "Field"],
  period: ["Período", "Period"],
  from: ["De", "From"],
  until: ["Até", "Until"],
  since: ["desde {{from}}", "from {{from}}"],
  upTo: ["até {{until}}", "until {{until}}"],
  between: ["{{from}} a {{until}}", "{{from}} to {{until}}"],
  show: ["Mostrar", "Show"],
  none: ["Nenhum registro com estes filtros", "No entry matches these filters"],
  file: ["Baixar este histórico", "Download this history"],
  fileName: ["historico", "history"],
  moment: ["Quando", "When"],
  action: ["O que fez", "What"],
  before: ["Antes", "Before"],
  after: ["Depois", "After"],
  reason: ["Motivo", "Reason"],
  unversioned: [
    "Salvo sem informar a versão: substituiu o que havia antes",
    "Saved without a version: it replaced whatever was there",
  ],
  denied: ["tentou algo que seu acesso não permite", "tried something their access does not allow"],
  changed_one: ["alterou {{count}} campo", "changed {{count}} field"],
  changed_other: ["alterou {{count}} campos", "changed {{count}} fields"],
  kept_one: [
    "{{count}} registro desde {{day}}. O histórico não pode ser apagado.",
    "{{count}} entry since {{day}}. The history cannot be erased.",
  ],
  kept_other: [
    "{{count}} registros desde {{day}}. O histórico não pode ser apagado.",
    "{{count}} entries since {{day}}. The history cannot be erased.",
  ],
  part: ["{{count}} de {{total}} registros", "{{count}} of {{total}} entries"],
  capped: [
    "A busca olha só os {{count}} registros mais recentes.",
    "Only the latest {{count}} entries are looked through.",
  ],
  compare: ["Comparar versões", "Compare versions"],
  earlier: ["Versão", "Version"],
  later: ["Comparada com", "Compared with"],
  same: ["Nada muda entre estas duas versões.", "Nothing differs between these two versions."],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useHistoryWords = () => useWords("history", historyWords)
