import { expect, it } from "vitest"
import { findingsOf } from "./houseRules.ts"

it("refuses two files of a folder alike but for case, which macOS and Windows take for one", async () => {
  const findings = await findingsOf("file-stems", {
    "src/ListFilter.tsx": "export {}\n",
    "src/listFilter.ts": "export {}\n",
    "src/ListFilter.css.ts": "export {}\n",
    "src/filter/listFilter.ts": "export {}\n",
  })
  expect(findings.map(([file]) => file)).toEqual(["src/listFilter.ts", "src/ListFilter.tsx"])
})

it("refuses a fetched part that imports a type of the file that fetches it", async () => {
  const findings = await findingsOf("fetched-back", {
    "src/Map.tsx": 'export const fetchMap = () => import("./DrawnMap.tsx")\nexport interface MapProps {}\n',
    "src/MapProps.ts": "export interface MapProps {}\n",
    "src/DrawnMap.tsx":
      'import type { MapProps } from "./MapProps.ts"\nimport type { MapProps as Old } from "./Map.tsx"\nexport type Both = MapProps & Old\n',
  })
  expect(findings).toEqual([["src/DrawnMap.tsx", 2]])
})
