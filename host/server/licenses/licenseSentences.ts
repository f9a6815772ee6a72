import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused renewals of licenses. */
export const licenseSentences = {
  RenewalRefused: ({ expiresAt }) => [
    `O vencimento da licença agora é ${expiresAt.split("-").toReversed().join("/")}. Nada foi alterado: confira antes de renovar.`,
    `The license now expires on ${expiresAt}. Nothing was changed; check it before you renew.`,
  ],
} satisfies Partial<Sentences>
