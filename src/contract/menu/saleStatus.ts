import type { Statuses } from "../resource/resource.ts"

const outFields = ["soldOutUntil", "soldOutReason"] as const

/** Statuses of what a menu sells, and the moves between them; each list names them in its own gender. */
export const saleStatus = {
  first: "AVAILABLE",
  moves: {
    AVAILABLE: ["OUT_OF_STOCK", "HIDDEN"],
    OUT_OF_STOCK: ["AVAILABLE", "HIDDEN"],
    HIDDEN: ["AVAILABLE"],
  },
  verbs: {
    OUT_OF_STOCK: ["Esgotar", "Mark sold out"],
    HIDDEN: ["Ocultar", "Hide"],
    AVAILABLE: ["Voltar a vender", "Sell again"],
    "HIDDEN.AVAILABLE": ["Mostrar", "Show"],
  },
  derived: [{ from: ["OUT_OF_STOCK"], to: "AVAILABLE", past: "soldOutUntil" }],
  asks: { OUT_OF_STOCK: outFields },
  clears: { AVAILABLE: outFields, OUT_OF_STOCK: outFields, HIDDEN: outFields },
} as const satisfies Omit<Statuses<"AVAILABLE" | "OUT_OF_STOCK" | "HIDDEN">, "values">
