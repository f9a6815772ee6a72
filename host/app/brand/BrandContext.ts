import { createContext } from "react"
import type { Brand } from "../settings/brand.ts"

/** The brand of a page that is of one application, whichever host it is opened on. */
export const BrandContext = createContext<Brand | undefined>(undefined)
