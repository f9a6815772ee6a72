import type { Dictionary } from "balcao"

export const termsWords = {
  documents: ["Documentos", "Documents"],
  about: [
    "Leia o que vale para quem trabalha aqui e aceite o que pede aceite.",
    "Read what applies to everyone who works here, and accept what asks for it.",
  ],
  loading: ["Carregando…", "Loading…"],
  title: ["Documento", "Document"],
  edition: ["Versão", "Version"],
  publishedAt: ["Publicado em", "Published"],
  acceptance: ["Aceite", "Acceptance"],
  PENDING: ["Pendente", "Pending"],
  ACCEPTED: ["Aceito em {{day}}", "Accepted on {{day}}"],
  READ_ONLY: ["Não pede aceite", "No acceptance needed"],
  pendingOnly: ["Só pendentes", "Pending only"],
  none: ["Nenhum documento para você", "No documents for you"],
  noneText: [
    "O que a sua aplicação publicar para quem trabalha nas lojas aparece aqui.",
    "What your application publishes for people who work at its stores appears here.",
  ],
  nonePending: ["Nada espera o seu aceite", "Nothing is waiting for you"],
  nonePendingText: [
    "Desmarque “Só pendentes” para reler o que você já aceitou.",
    "Clear “Pending only” to read what you have already accepted.",
  ],
  notOffered: ["Este servidor não guarda documentos legais", "This server keeps no legal documents"],
  failed: [
    "Não foi possível carregar os documentos. Verifique sua conexão.",
    "We couldn’t load the documents. Check your connection.",
  ],
  again: ["Tentar de novo", "Try again"],
  all: ["Todos os documentos", "All documents"],
  gone: ["Este documento não vale mais para você", "This document no longer applies to you"],
  goneText: [
    "Ele foi substituído ou retirado. Veja os que valem hoje.",
    "It was replaced or withdrawn. See the ones that apply today.",
  ],
  print: ["Imprimir ou salvar em PDF", "Print or save as PDF"],
  byline: ["Versão {{edition}}, {{day}}", "Version {{edition}}, {{day}}"],
  changes: ["O que mudou: {{changes}}", "What changed: {{changes}}"],
  otherLanguage: ["Este documento só existe em inglês.", "This document is only available in Portuguese."],
  acceptTitle: ["Aceitar o documento", "Accept the document"],
  acceptText: [
    "Ao aceitar, você confirma que leu o texto acima. Guardamos seu nome, o horário e o endereço IP.",
    "By accepting, you confirm that you have read the text above. We keep your name, the time, and the IP address.",
  ],
  accept: ["Li e aceito", "I have read and accept"],
  busy: ["Salvando…", "Saving…"],
  acceptedNow: ["Você aceitou este documento em {{at}}.", "You accepted this document on {{at}}."],
  replaced: [
    "Uma versão mais nova acaba de ser publicada. Leia a nova antes de aceitar.",
    "A newer version was just published. Read it before you accept.",
  ],
  readNew: ["Ler a versão nova", "Read the new version"],
  acceptFailed: [
    "Seu aceite não foi salvo. Verifique sua conexão e tente de novo.",
    "Your acceptance was not saved. Check your connection and try again.",
  ],
  due_one: ["“{{title}}” espera o seu aceite.", "“{{title}}” is waiting for you to accept it."],
  due_other: [
    "{{count}} documentos esperam o seu aceite.",
    "{{count}} documents are waiting for you to accept them.",
  ],
  dueOpen: ["Ler e aceitar", "Read and accept"],
} satisfies Dictionary
