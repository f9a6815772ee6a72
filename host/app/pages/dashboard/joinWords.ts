import { type Dictionary, useWords } from "balcao"

const joinWords = {
  title: ["Você ainda não faz parte de uma empresa", "You are not part of a company yet"],
  how: [
    "Peça o código da empresa a quem cuida dos usuários dela e digite aqui. Depois de aceito, as telas aparecem no menu. Se recebeu um convite por e-mail, entre com a conta do convite.",
    "Ask whoever manages the company's users for its code and enter it here. Once you are accepted, your screens appear in the menu. If you were invited by email, sign in with the account of the invitation.",
  ],
  code: ["Código da empresa", "Company code"],
  codeHint: ["Por exemplo, ABCD-2345", "For example, ABCD-2345"],
  codeRequired: ["Digite o código da empresa.", "Enter the company code."],
  ask: ["Pedir para entrar", "Ask to join"],
  askAgain: ["Pedir a outra empresa", "Ask another company"],
  waiting: [
    "Pedido enviado a {{company}}. Você recebe um e-mail assim que decidirem.",
    "Request sent to {{company}}. You get an email as soon as they decide.",
  ],
  declined: [
    "{{company}} não aceitou o pedido. Confira o código com quem o deu a você.",
    "{{company}} declined the request. Check the code with whoever gave it to you.",
  ],
  unknown: ["Nenhuma empresa tem este código.", "No company has this code."],
  belongs: [
    "Você já faz parte de uma empresa. Recarregue a página.",
    "You already belong to a company. Reload the page.",
  ],
  accepted: ["Você agora faz parte da empresa.", "You are now part of the company."],
  reload: ["Ver as minhas telas", "See my screens"],
  tooMany_one: [
    "Muitas tentativas. Tente de novo em {{count}} segundo.",
    "Too many attempts. Try again in {{count}} second.",
  ],
  tooMany_other: [
    "Muitas tentativas. Tente de novo em {{count}} segundos.",
    "Too many attempts. Try again in {{count}} seconds.",
  ],
  failed: ["Não deu certo. Tente de novo.", "That did not work. Try again."],
} satisfies Dictionary

/** Texts for somebody who belongs to no company yet. */
export const useJoinWords = () => useWords("joinCompany", joinWords)
