import { memo } from "react"
import { Button } from "../../../ui/button/Button.tsx"
import { chevronDown } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { bulkKinds, type BulkKind } from "./bulkRule.ts"
import { useBulkWords } from "./words.ts"

interface Props {
  readonly isDisabled: boolean
  readonly onAct: (kind: BulkKind) => void
}

/** Things to do with many items: the usual two, and a menu of the others. */
export const BulkActs = memo(({ isDisabled, onAct }: Props) => {
  const say = useBulkWords()
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => onAct("PRICE")}>
        {say("PRICE")}…
      </Button>
      <Button size="small" isDisabled={isDisabled} onPress={() => onAct("SOLD_OUT")}>
        {say("SOLD_OUT")}…
      </Button>
      <Menu<BulkKind>
        label={say("more")}
        trigger={
          <Button size="small" isDisabled={isDisabled} icon={chevronDown}>
            {say("more")}
          </Button>
        }
        items={bulkKinds
          .filter((kind) => kind !== "PRICE" && kind !== "SOLD_OUT")
          .map((id) => ({
            id,
            label: say(id),
            ...(id === "REMOVE" && { tone: "danger" as const, hasSeparator: true }),
          }))}
        onAction={onAct}
      />
    </>
  )
})
BulkActs.displayName = "BulkActs"
