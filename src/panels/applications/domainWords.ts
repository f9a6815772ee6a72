import { type Dictionary, useWords } from "../../frame/useWords.ts"

const ptBr = {
  title: "Para onde os domínios levam",
  text: "Valem os domínios salvos. Cada um é consultado no DNS e precisa responder como só este servidor responde.",
  again: "Verificar de novo",
  checking: "Verificando…",
  failed: "Não foi possível verificar os domínios",
  none: "Nenhum domínio salvo",
  noneText: "Salve um domínio para ver se ele leva a este servidor.",
  rootOnly: "Só a administração da plataforma verifica os domínios",
  HERE: "Aponta para cá",
  ELSEWHERE: "Aponta para outro lugar",
  UNRESOLVED: "Não existe no DNS",
  UNCHECKED: "Não deu para verificar",
  "about.HERE": "Quem abre este domínio chega a este servidor.",
  "about.ELSEWHERE":
    "Outro servidor respondeu em {{addresses}}. Mude o registro A, AAAA ou CNAME para o endereço deste painel. A mudança pode levar horas.",
  "about.UNRESOLVED":
    "Crie um registro A, AAAA ou CNAME que leve ao endereço deste painel. Um registro novo pode levar horas para valer.",
  "about.UNCHECKED":
    "Leva a {{addresses}}, que não respondeu a tempo, não tem certificado válido ou é de uma rede privada.",
  silent: "O DNS não respondeu. Tente de novo em alguns minutos.",
}

const en: typeof ptBr = {
  title: "Where the domains lead",
  text: "Saved domains count. Each is looked up in the DNS and has to answer as only this server can.",
  again: "Check again",
  checking: "Checking…",
  failed: "We couldn’t check the domains",
  none: "No domain saved",
  noneText: "Save a domain to see whether it leads to this server.",
  rootOnly: "Only the platform’s administrators check domains",
  HERE: "Points here",
  ELSEWHERE: "Points elsewhere",
  UNRESOLVED: "Not in the DNS",
  UNCHECKED: "Could not be checked",
  "about.HERE": "Whoever opens this domain reaches this server.",
  "about.ELSEWHERE":
    "Another server answered at {{addresses}}. Change the A, AAAA, or CNAME record to the address of this panel. The change may take hours.",
  "about.UNRESOLVED":
    "Create an A, AAAA, or CNAME record that leads to the address of this panel. A new record may take hours to count.",
  "about.UNCHECKED":
    "It leads to {{addresses}}, which did not answer in time, has no valid certificate, or is of a private network.",
  silent: "The DNS did not answer. Try again in a few minutes.",
}

const words: Dictionary<typeof ptBr> = { en, ptBr }

/** Says what is found out about domains. */
export const useDomainWords = () => useWords("applicationDomains", words)
