import { addSheets } from "../../ui/root/sheets.ts"

// The build writes the script's rules here.
addSheets([[0, "balcao: styles"]])
