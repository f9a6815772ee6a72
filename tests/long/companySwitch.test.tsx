import { companySwitches } from "../browser/panels/companySwitches.tsx"

companySwitches(200)
