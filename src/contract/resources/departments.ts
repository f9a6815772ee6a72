import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Aisles of a supermarket and teams of a company, as a tree (modules, department-department). */
export const departments = defineResource({
  name: "departments",
  path: "/department",
  access: { anyOf: ["accessToGlobal", "accessToDepartmentDepartment"] },
  scope: "company",
  noun: noun("departamento", "departamentos", "m", "department", "departments"),
  title: "name",
  parts: [
    part("Departamento", "Department", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      parent: f.reference("Departamento superior", "Parent department", "departments"),
      kind: f.choice(
        "Tipo",
        "Kind",
        { PRODUCT: ["Produtos", "Products"], STAFF: ["Equipe", "Staff"] },
        { required: true },
      ),
      image: f.image("Imagem", "Image"),
      isActive: f.flag("Ativo", "Active"),
      staff: f.count("Pessoas", "Staff", { from: "server", derived: true }),
    }),
  ],
  tree: "parent",
  order: "manual",
  columns: ["image", "name", "kind", "staff", "isActive"],
  extraColumns: ["parent", "owner", "updatedAt"],
  filters: ["kind", "owner", "isActive"],
})
