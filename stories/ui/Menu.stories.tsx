import { useState } from "react"
import { Button } from "../../src/ui/button/Button.tsx"
import { IconButton } from "../../src/ui/button/IconButton.tsx"
import { chevronDown, copy, ellipsis, history, lock, trash } from "../../src/ui/icon/icons.ts"
import { pencil } from "../../src/ui/icon/listIcons.ts"
import { Menu } from "../../src/ui/menu/Menu.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot, Row } from "./inRoot.tsx"
import type { MenuItem } from "../../src/ui/menu/MenuItem.ts"

const meta = preview.meta({ title: "UI/Menu", component: Menu })

type Action = "edit" | "copy" | "history" | "reset" | "delete"

const actions: readonly MenuItem<Action>[] = [
  { id: "edit", label: "Editar", icon: pencil, hint: "E" },
  { id: "copy", label: "Duplicar", icon: copy },
  { id: "history", label: "Histórico", icon: history },
  { id: "reset", label: "Redefinir senha", icon: lock, isDisabled: true },
  { id: "delete", label: "Excluir", icon: trash, tone: "danger", hint: "Del", hasSeparator: true },
]

const RowMenu = () => {
  const [last, setLast] = useState<Action>()
  const [language, setLanguage] = useState<"ptBr" | "en">("ptBr")
  return (
    <Row>
      <Menu
        label="Ações de Camila"
        trigger={<IconButton icon={ellipsis} label="Ações de Camila" />}
        items={actions}
        onAction={setLast}
      />
      <Menu
        label="Idioma"
        trigger={
          <Button tone="quiet" iconEnd={chevronDown}>
            Idioma
          </Button>
        }
        items={[
          { id: "ptBr", label: "Português (BR)", isSelected: language === "ptBr" },
          { id: "en", label: "English", isSelected: language === "en" },
        ]}
        onAction={setLanguage}
      />
      <output aria-label="Última ação">{last ?? "nenhuma"}</output>
    </Row>
  )
}

export const OfARow = meta.story({ render: () => inRoot(<RowMenu />) })
export const Dark = meta.story({ render: () => inRoot(<RowMenu />, { scheme: "dark" }) })
