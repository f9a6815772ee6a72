/** Requests about delivery areas that change nothing of the demo data. */
export const deliveryAreaSamples = {
  keep: { body: { isOpen: false, minutes: 15, reason: "Chuva" } },
  places: { query: { text: "rua", company: 1 } },
  surroundings: { query: { company: 1 } },
}
