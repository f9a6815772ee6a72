/** Return codes of the issuer (ISO 8583, field 39). */
export const returnCodes = {
  "00": ["Aprovada", "Approved"],
  "05": ["Não autorizada pelo banco", "Declined by the bank"],
  "14": ["Número do cartão inválido", "Invalid card number"],
  "51": ["Saldo ou limite insuficiente", "Insufficient funds"],
  "54": ["Cartão vencido", "Expired card"],
  "57": ["Transação não permitida para o cartão", "Not permitted to the cardholder"],
  "91": ["Banco fora do ar", "Bank unavailable"],
  "96": ["Falha no sistema", "System malfunction"],
} as const
