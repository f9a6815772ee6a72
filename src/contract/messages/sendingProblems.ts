/** Reasons why a message to many people is not being sent. */
export const sendingProblems = {
  QUIET: ["Continua às 8h", "Goes on at 8:00"],
  GAVE_UP: ["Parou após dez tentativas", "Stopped after ten attempts"],
  NOBODY: ["Ninguém recebeu", "No one got it"],
  STOPPED: ["Parou pela regra de parada", "Stopped by its stop rule"],
} as const
