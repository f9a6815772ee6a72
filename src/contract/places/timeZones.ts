/** The clocks of Brazil, by a city of each as the IANA names it. */
export const timeZones = {
  "America/Sao_Paulo": ["Brasília", "Brasília"],
  "America/Manaus": ["Manaus", "Manaus"],
  "America/Rio_Branco": ["Rio Branco", "Rio Branco"],
  "America/Noronha": ["Fernando de Noronha", "Fernando de Noronha"],
} as const

/** The clock of each IANA zone of Brazil, which has four by law (Lei 12.876/2013) and no daylight saving since 2019. */
export const brazilianZones: Readonly<Record<string, keyof typeof timeZones>> = {
  "America/Sao_Paulo": "America/Sao_Paulo",
  "America/Araguaina": "America/Sao_Paulo",
  "America/Bahia": "America/Sao_Paulo",
  "America/Belem": "America/Sao_Paulo",
  "America/Fortaleza": "America/Sao_Paulo",
  "America/Maceio": "America/Sao_Paulo",
  "America/Recife": "America/Sao_Paulo",
  "America/Santarem": "America/Sao_Paulo",
  "America/Manaus": "America/Manaus",
  "America/Boa_Vista": "America/Manaus",
  "America/Campo_Grande": "America/Manaus",
  "America/Cuiaba": "America/Manaus",
  "America/Porto_Velho": "America/Manaus",
  "America/Rio_Branco": "America/Rio_Branco",
  "America/Eirunepe": "America/Rio_Branco",
  "America/Noronha": "America/Noronha",
}
