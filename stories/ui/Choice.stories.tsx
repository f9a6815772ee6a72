import { useState } from "react"
import { Checkbox, type CheckboxProps } from "../../src/ui/check/Checkbox.tsx"
import { RadioGroup } from "../../src/ui/check/RadioGroup.tsx"
import { SegmentedControl } from "../../src/ui/segmentedControl/SegmentedControl.tsx"
import { Select } from "../../src/ui/select/Select.tsx"
import { Switch, type SwitchProps } from "../../src/ui/switch/Switch.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot, Row } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Choice", component: Checkbox })

const CheckboxDemo = (props: Omit<CheckboxProps, "onChange">) => {
  const [isSelected, onChange] = useState(props.isSelected)
  return <Checkbox {...props} isSelected={isSelected} onChange={onChange} />
}

const SwitchDemo = (props: Omit<SwitchProps, "onChange">) => {
  const [isSelected, onChange] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={onChange} />
}

const roles = [
  { id: "manager", label: "Gerente de loja" },
  { id: "clerk", label: "Atendente" },
  { id: "dispatch", label: "Expedição" },
  { id: "root", label: "Administrador", hint: "padrão", isDisabled: true },
]

const SelectDemo = ({ error }: { readonly error?: string }) => {
  const [role, setRole] = useState("")
  return (
    <div style={{ inlineSize: 260 }}>
      <Select
        label="Papel"
        options={roles}
        value={role}
        onChange={setRole}
        placeholder="Escolha um papel"
        error={error}
      />
    </div>
  )
}

const Choices = () => {
  const [days, setDays] = useState(1)
  const [kind, setKind] = useState("delivery")
  return (
    <>
      <Row>
        <CheckboxDemo label="Desmarcada" isSelected={false} />
        <CheckboxDemo label="Marcada" isSelected />
        <CheckboxDemo label="Só alguns filhos" isSelected partial />
        <CheckboxDemo label="Algumas linhas" isSelected={false} isIndeterminate />
        <CheckboxDemo label="Desativada" isSelected={false} isDisabled />
        <CheckboxDemo label="Fixa" isSelected isDisabled />
        <CheckboxDemo label="Mudada" isSelected tone="changed" />
      </Row>
      <RadioGroup
        label="Como"
        options={[
          { id: "delivery", label: "Entrega" },
          { id: "pickup", label: "Retirada" },
          { id: "table", label: "Salão", isDisabled: true },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Row>
        <SwitchDemo label="Aceite automático" isSelected={false} />
        <SwitchDemo label="Imprimir ao aceitar" isSelected />
        <SwitchDemo label="Desativada" isSelected={false} isDisabled />
        <SwitchDemo label="Loja aberta" isSelected tone="store" />
        <SwitchDemo label="Pequena" isSelected size="small" />
      </Row>
      <Row>
        <SegmentedControl
          label="Período"
          options={[
            { id: 1, label: "Hoje" },
            { id: 7, label: "7 dias" },
            { id: 30, label: "30 dias" },
          ]}
          value={days}
          onChange={setDays}
        />
        <SegmentedControl
          label="Por página"
          size="small"
          options={[3, 5, 10].map((size) => ({ id: size, label: String(size) }))}
          value={10}
          onChange={() => {}}
        />
      </Row>
      <Row>
        <SelectDemo />
        <SelectDemo error="Escolha um papel" />
      </Row>
    </>
  )
}

export const Every = meta.story({ render: () => inRoot(<Choices />) })
export const Dark = meta.story({ render: () => inRoot(<Choices />, { scheme: "dark" }) })
export const MagentaAccent = meta.story({
  render: () => inRoot(<Choices />, { tokens: { accent: "#c2188b" } }),
})
