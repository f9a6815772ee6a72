import { createClient } from "balcao"
import { prerender } from "react-dom/static"
import { connect, type Known } from "./clients.ts"
import { subjects } from "./subjects.tsx"
import { type Drawing, treeOf } from "./tree.tsx"

/** Returns the complete HTML a server sends for a panel. */
export const htmlOf = async (drawing: Drawing, known: Known): Promise<string> => {
  const { options, backend } = connect(subjects[drawing.name], known, "token-of-main")
  const { prelude } = await prerender(treeOf(drawing, { client: createClient(options), backend }))
  return new Response(prelude).text()
}
