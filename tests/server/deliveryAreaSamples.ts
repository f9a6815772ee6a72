/** Requests about delivery areas and places that change nothing of the demo data. */
export const deliveryAreaSamples = {
  deliveryAreaCalls: {
    keep: { body: { isOpen: false, minutes: 15, reason: "Chuva" } },
    surroundings: { query: { company: 1 } },
  },
  prepTimes: { read: { query: { company: 1 } }, save: { query: { company: 1 }, body: { usualMinutes: 35 } } },
  placeCalls: { find: { query: { text: "rua", company: 1 } } },
} as const
