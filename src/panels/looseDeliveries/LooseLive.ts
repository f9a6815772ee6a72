import { useLooseLive } from "./useLooseLive.ts"

/** Keeps the list current. */
const LooseLive = ({ reload }: { readonly reload: () => void }) => {
  useLooseLive(reload)
  return null
}

export default LooseLive
