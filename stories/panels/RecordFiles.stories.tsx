import preview from "../../.storybook/preview.tsx"
import { departments } from "../../src/contract/resources/departments.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { listed, memoryBackend, type MemoryBackendOptions, restaurantUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const green =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
const picture = new File([Uint8Array.from(atob(green), (sign) => sign.charCodeAt(0))], "padaria.png", {
  type: "image/png",
})

/** Departments of a store, the first of which has a picture. */
export const departmentsBackend = (more: MemoryBackendOptions = {}) =>
  memoryBackend({
    user: { ...restaurantUser, permissions: [{ name: "accessToDepartmentDepartment" }] },
    resources: [
      listed(departments, [
        { name: "Padaria", kind: "PRODUCT", image: 1, isActive: true },
        { name: "Bebidas", kind: "PRODUCT", isActive: true },
      ]),
    ],
    files: [picture],
    ...more,
  })

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
