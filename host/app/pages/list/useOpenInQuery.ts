import { useSearchParams } from "../../routing/navigation.ts"

/** Keeps the open record in the query of the address. */
export const useOpenInQuery = () => {
  const [query, setQuery] = useSearchParams()
  const onOpenChange = (open: string | undefined) =>
    setQuery((former) => {
      const next = new URLSearchParams(former)
      if (open === undefined) next.delete("open")
      else next.set("open", open)
      return next
    })
  return { open: query.get("open") ?? undefined, onOpenChange }
}
