import { departments } from "../../src/contract/resources/departments.ts"
import { listed, memoryBackend, type MemoryBackendOptions, restaurantUser } from "../../src/testing/index.ts"

const green =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
/** A picture of one green dot. */
export const picture = new File([Uint8Array.from(atob(green), (sign) => sign.charCodeAt(0))], "padaria.png", {
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
