import { companySwitches } from "./companySwitches.tsx"

companySwitches(50)
