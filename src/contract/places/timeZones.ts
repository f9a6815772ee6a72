/** The clocks of Brazil, by a city of each as the IANA names it. */
export const timeZones = {
  "America/Sao_Paulo": ["Brasília", "Brasília"],
  "America/Manaus": ["Manaus", "Manaus"],
  "America/Rio_Branco": ["Rio Branco", "Rio Branco"],
  "America/Noronha": ["Fernando de Noronha", "Fernando de Noronha"],
} as const
