/** The states of what is shown to customers between two moments, unless it is switched off. */
export const onAir = {
  first: "LIVE",
  values: {
    SCHEDULED: ["Agendado", "Scheduled", "info"],
    LIVE: ["No ar", "Live", "success"],
    ENDED: ["Encerrado", "Ended", "off"],
    OFF: ["Desligado", "Off", "neutral"],
  },
  moves: { SCHEDULED: ["OFF"], LIVE: ["OFF"], OFF: ["LIVE"] },
  verbs: { OFF: ["Desligar", "Turn off"], LIVE: ["Ligar", "Turn on"] },
  derived: [
    { from: ["LIVE"], to: "SCHEDULED", before: "startsAt" },
    { from: ["LIVE"], to: "ENDED", past: "endsAt" },
  ],
} as const
