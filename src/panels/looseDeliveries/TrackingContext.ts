import { createContext } from "react"

/** Where the page lets a receiver follow their delivery, by the code of its link. */
export type TrackingHref = (code: string) => string

/** The page's own; without it no links are offered. */
export const TrackingContext = createContext<TrackingHref | undefined>(undefined)
