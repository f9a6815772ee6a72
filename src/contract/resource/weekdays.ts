/** Days of the week as a choice of several. */
export const weekdays = {
  SUN: ["Domingo", "Sunday"],
  MON: ["Segunda-feira", "Monday"],
  TUE: ["Terça-feira", "Tuesday"],
  WED: ["Quarta-feira", "Wednesday"],
  THU: ["Quinta-feira", "Thursday"],
  FRI: ["Sexta-feira", "Friday"],
  SAT: ["Sábado", "Saturday"],
} as const
