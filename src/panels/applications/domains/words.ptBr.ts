import type { en } from "./words.en.ts"

export const ptBr: typeof en = {
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
  UNCHECKED: "Não foi possível verificar",
  "about.HERE": "Quem abre este domínio chega a este servidor.",
  "about.ELSEWHERE":
    "Outro servidor respondeu em {{addresses}}. Mude o registro A, AAAA ou CNAME para o endereço deste painel. A mudança pode levar horas.",
  "about.UNRESOLVED":
    "Crie um registro A, AAAA ou CNAME que leve ao endereço deste painel. Um registro novo pode levar horas para valer.",
  "about.UNCHECKED":
    "Leva a {{addresses}}, que não respondeu a tempo, não tem certificado válido ou é de uma rede privada.",
  silent: "O DNS não respondeu. Tente de novo em alguns minutos.",
}
