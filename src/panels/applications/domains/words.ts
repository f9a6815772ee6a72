import { type Dictionary, useWords } from "../../../frame/useWords.ts"

export const domainWords = {
  title: ["Para onde os domínios levam", "Where the domains lead"],
  text: [
    "Valem os domínios salvos. Cada um é consultado no DNS e precisa responder como só este servidor responde.",
    "Saved domains count. Each is looked up in the DNS and has to answer as only this server can.",
  ],
  again: ["Verificar de novo", "Check again"],
  checking: ["Verificando…", "Checking…"],
  failed: ["Não foi possível verificar os domínios", "We couldn’t check the domains"],
  none: ["Nenhum domínio salvo", "No domain saved"],
  noneText: [
    "Salve um domínio para ver se ele leva a este servidor.",
    "Save a domain to see whether it leads to this server.",
  ],
  rootOnly: [
    "Só a administração da plataforma verifica os domínios",
    "Only the platform’s administrators check domains",
  ],
  HERE: ["Aponta para cá", "Points here"],
  ELSEWHERE: ["Aponta para outro lugar", "Points elsewhere"],
  UNRESOLVED: ["Não existe no DNS", "Not in the DNS"],
  UNCHECKED: ["Não foi possível verificar", "Could not be checked"],
  "about.HERE": [
    "Quem abre este domínio chega a este servidor.",
    "Visitors to this domain reach this server.",
  ],
  "about.ELSEWHERE": [
    "Outro servidor respondeu em {{addresses}}. Mude o registro A, AAAA ou CNAME para o endereço deste painel. A mudança pode levar horas.",
    "Another server answered at {{addresses}}. Change the A, AAAA, or CNAME record to the address of this panel. The change may take hours.",
  ],
  "about.UNRESOLVED": [
    "Crie um registro A, AAAA ou CNAME que leve ao endereço deste painel. Um registro novo pode levar horas para valer.",
    "Create an A, AAAA, or CNAME record that leads to the address of this panel. A new record may take hours to count.",
  ],
  "about.UNCHECKED": [
    "Leva a {{addresses}}, que não respondeu a tempo, não tem certificado válido ou é de uma rede privada.",
    "It leads to {{addresses}}, which did not answer in time, has no valid certificate, or is on a private network.",
  ],
  silent: [
    "O DNS não respondeu. Tente de novo em alguns minutos.",
    "The DNS did not answer. Try again in a few minutes.",
  ],
} satisfies Dictionary

/** Returns the texts of the domain checks. */
export const useDomainWords = () => useWords("applicationDomains", domainWords)
