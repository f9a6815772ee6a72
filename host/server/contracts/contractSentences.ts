import type { ClosedReason } from "../../../src/contract/contracts/refusals.ts"
import type { Words } from "../../../src/contract/resource/Words.ts"
import type { Sentences } from "../http/sentences.ts"

const closed: Readonly<Record<ClosedReason, Words>> = {
  unknown: ["Este link não existe.", "There is no such link."],
  replaced: [
    "Enviamos um link mais novo. Use o do último e-mail.",
    "We sent a newer link. Use the one in the latest email.",
  ],
  expired: [
    "Este link venceu. Peça outro a quem enviou o contrato.",
    "This link has expired. Ask the sender for another one.",
  ],
  accepted: ["Você já aceitou este contrato.", "You have already accepted this contract."],
  declined: ["Você já recusou este contrato.", "You have already declined this contract."],
  canceled: ["Este contrato foi cancelado ou encerrado.", "This contract was canceled or has ended."],
  changed: [
    "O texto deste contrato mudou. Peça um novo link a quem o enviou.",
    "The text of this contract has changed. Ask the sender for a new link.",
  ],
}

/** Sentences for refused work on contracts. */
export const contractSentences = {
  WrongSigner: () => [
    "O CPF não é o de quem recebeu este contrato.",
    "This is not the CPF of the person the contract was sent to.",
  ],
  ContractIncomplete: () => [
    "Faltam no contrato valores que o texto do modelo usa. Nada foi enviado.",
    "The contract lacks values that its template uses. Nothing was sent.",
  ],
  AcceptanceClosed: ({ reason }) => closed[reason],
} satisfies Partial<Sentences>
