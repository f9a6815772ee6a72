import type { ClosedReason } from "../../../src/contract/contracts/refusals.ts"

export const closedPtBr: Readonly<Record<ClosedReason, string>> = {
  unknown: "Este link não existe.",
  replaced: "Enviamos um link mais novo. Use o do último e-mail.",
  expired: "Este link venceu. Peça outro a quem enviou o contrato.",
  accepted: "Você já aceitou este contrato.",
  declined: "Você já recusou este contrato.",
  canceled: "Este contrato foi cancelado ou encerrado.",
  changed: "O texto deste contrato mudou. Peça um novo link a quem o enviou.",
}

export const closedEn: Readonly<Record<ClosedReason, string>> = {
  unknown: "There is no such link.",
  replaced: "We sent a newer link. Use the one in the latest email.",
  expired: "This link has expired. Ask the sender for another one.",
  accepted: "You have already accepted this contract.",
  declined: "You have already declined this contract.",
  canceled: "This contract was canceled or has ended.",
  changed: "The text of this contract has changed. Ask the sender for a new link.",
}
