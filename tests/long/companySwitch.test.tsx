import { companySwitches } from "../browser/alone/companySwitches.tsx"

companySwitches(200)
