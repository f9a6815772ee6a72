import "./styles.ts"
import "../menuView/index.ts"
