import type { ReactNode } from "react"

/** A script has all its parts with it. */
export const MissingParts = ({ children }: { readonly children: ReactNode }) => children
