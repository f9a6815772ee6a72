import type { Bilingual } from "../addresses.ts"

/** The words needed by the login page and before the provider exists. */
export const bootWords = {
  language: { en: "Language", ptBr: "Idioma" },
  footer: { en: "Balcão Delivery", ptBr: "Balcão Delivery" },
  outbox: { en: "Read the mail this demo sent", ptBr: "Ler os e-mails desta demonstração" },
  wait: { en: "Please wait…", ptBr: "Aguarde…" },
  title: { en: "Could not open the panel", ptBr: "Não foi possível abrir o painel" },
  text: {
    en: "The service did not respond. Check your connection and try again.",
    ptBr: "O serviço não respondeu. Confira a sua conexão e tente de novo.",
  },
  retry: { en: "Try again", ptBr: "Tentar de novo" },
} satisfies Readonly<Record<string, Bilingual>>
