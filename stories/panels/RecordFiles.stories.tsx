import preview from "../../.storybook/preview.tsx"
import { departments } from "../../src/contract/resources/departments.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { departmentsBackend } from "./departmentsBackend.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Described list/Files",
  component: WithBackend,
  args: {
    backend: departmentsBackend(),
    children: <ResourcePanel resource={departments} open="1" />,
  },
})

/** A record with a picture, being edited. */
export const Picture = meta.story()
export const Dark = meta.story({ args: { appearance: { scheme: "dark" } } })
/** A server that keeps no files: the name of the picture is all there is. */
export const WithoutFiles = meta.story({
  args: { backend: departmentsBackend({ extras: ["versions", "resources"] }) },
})
