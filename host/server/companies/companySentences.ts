import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to delivery records. */
export const companySentences = {
  StaleCompanyDelivery: () => [
    "Outra pessoa salvou este registro de entrega antes. Nada foi alterado.",
    "Someone else saved this delivery record first. Nothing was changed.",
  ],
  CompanyDeliveryExists: () => [
    "Esta empresa já tem um registro de entrega.",
    "This company already has a delivery record.",
  ],
} satisfies Partial<Sentences>
