import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to records of described lists. */
export const recordSentences = {
  StaleRecord: () => [
    "Outra pessoa salvou este registro antes. Nada foi alterado.",
    "Someone else saved this record first. Nothing was changed.",
  ],
  ValueTaken: () => ["Outro registro já tem este valor.", "Another record already has this value."],
  RecordInUse: ({ count }) => [
    count === 1 ? "Um registro ainda usa este." : `${count} registros ainda usam este.`,
    count === 1 ? "One record still uses this one." : `${count} records still use this one.`,
  ],
  MoveRefused: () => [
    "O registro não pode passar do status atual para este.",
    "The record cannot go from its current status to this one.",
  ],
  UnknownReference: () => ["Não encontramos o registro escolhido.", "We could not find the chosen record."],
  CircularTree: () => [
    "Um registro não pode ficar abaixo de si mesmo.",
    "A record cannot be placed under itself.",
  ],
} satisfies Partial<Sentences>
