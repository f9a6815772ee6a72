import type { ReactNode } from "react"

/* The stand-alone script's panel is in the shadow root of its tag. */

export const InShadow = ({ children }: { readonly children: ReactNode }) => children
