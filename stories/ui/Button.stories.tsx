import { Button } from "../../src/ui/button/Button.tsx"
import { IconButton } from "../../src/ui/button/IconButton.tsx"
import { plus, refreshCw, trash } from "../../src/ui/icon/icons.ts"
import { pencil } from "../../src/ui/icon/listIcons.ts"
import preview from "../../.storybook/preview.tsx"
import { inRoot, Row } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Button", component: Button })

const tones = ["primary", "secondary", "plain", "quiet", "danger", "quietDanger"] as const

const Every = () => (
  <>
    {tones.map((tone) => (
      <Row key={tone}>
        <Button tone={tone}>Salvar</Button>
        <Button tone={tone} icon={plus}>
          Novo usuário
        </Button>
        <Button tone={tone} isDisabled>
          Salvar
        </Button>
        <Button tone={tone} busy>
          Salvando…
        </Button>
      </Row>
    ))}
  </>
)

export const Tones = meta.story({ render: () => inRoot(<Every />) })
export const Dark = meta.story({ render: () => inRoot(<Every />, { scheme: "dark" }) })
export const YellowAccent = meta.story({ render: () => inRoot(<Every />, { tokens: { accent: "#ffcc00" } }) })
export const Sizes = meta.story({
  render: () =>
    inRoot(
      <>
        <Row>
          <Button size="small" icon={refreshCw}>
            Tentar de novo
          </Button>
          <Button tone="primary" icon={plus}>
            Novo usuário
          </Button>
          <Button tone="primary" size="large">
            Entrar
          </Button>
        </Row>
        <Row>
          <IconButton icon={pencil} label="Editar" size="small" />
          <IconButton icon={pencil} label="Editar" />
          <IconButton icon={pencil} label="Editar" tone="secondary" />
          <IconButton
            icon={trash}
            label="Excluir"
            isDisabled
            disabledReason="Papéis padrão não podem ser excluídos"
          />
        </Row>
      </>,
    ),
})
