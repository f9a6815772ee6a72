import type { RefObject } from "react"
import { colourNames } from "./mapColours.ts"
import { probePlace, probes } from "./mapColours.css.ts"

/** Elements that each take the color of one token, in order, for `useMapColours` to read. */
export const MapProbes = ({ place }: { readonly place: RefObject<HTMLDivElement | null> }) => (
  <div ref={place} className={probePlace} aria-hidden="true">
    {colourNames.map((name) => (
      <i key={name} className={probes[name]} />
    ))}
  </div>
)
