import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused sign-ins, links and passwords. */
export const sessionSentences = {
  InvalidLogin: () => ["E-mail ou senha incorretos.", "The login detail is incorrect"],
  SessionEnded: () => ["Sua sessão expirou. Entre de novo.", "Your session has expired. Sign in again."],
  LinkExpired: () => [
    "Este link expirou ou já foi usado. Peça outro.",
    "This link has expired or was used before. Ask for a new one.",
  ],
  WrongPassword: () => ["A senha não confere.", "The password is not right."],
} satisfies Partial<Sentences>
