import type { ptBr } from "./words.ptBr.ts"

export const en: typeof ptBr = {
  loading: "Loading…",
  unknownTitle: "Page not found",
  unknownText:
    "We could not find this app. Check the address, or ask the person who sent you the link for a new one.",
  failed: "We couldn’t load this page. Check your connection.",
  tooMany: "Too many visits in a short time. Try again in {{seconds}} seconds.",
  again: "Try again",
  print: "Print",
}
