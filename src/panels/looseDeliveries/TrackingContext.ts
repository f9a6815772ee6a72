import { createContext } from "react"

/** Returns the address of the page on which recipients follow their delivery, by the code of its link. */
export type TrackingHref = (code: string) => string

/** The page's own; without it no links are offered. */
export const TrackingContext = createContext<TrackingHref | undefined>(undefined)
