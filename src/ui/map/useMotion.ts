import { useEffect } from "react"

const reducedMotion = "(prefers-reduced-motion: reduce)"

/** Animates a map only for people who have not asked their system for less motion. */
export const useMotion = (map: { setMotion(isWanted: boolean): void } | undefined) =>
  useEffect(() => {
    if (!map) return
    const query = matchMedia(reducedMotion)
    const apply = () => map.setMotion(!query.matches)
    apply()
    query.addEventListener("change", apply)
    return () => query.removeEventListener("change", apply)
  }, [map])
