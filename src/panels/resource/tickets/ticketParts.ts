import { fetchedCell } from "../fetched.tsx"

/** What is drawn of tickets by hand. */
export const ticketParts = {
  cells: {
    dueAt: fetchedCell(() => import("./DueCell.tsx")),
    priority: fetchedCell(() => import("./PriorityCell.tsx")),
  },
  areas: { dueAt: "second" },
} as const
