/** SQL that gives a store 1,000 more items in 40 categories; each asks for a group of three options of its own. */
export const menuRows = (company: number): ReadonlyArray<string> => {
  const owner = `select c.application_id, c.id as company_id from companies c where c.id = ${company}`
  return [
    `insert into menu_categories (application_id, company_id, name, template, is_active, position)
      select o.*, 'Categoria ' || i, 'DEFAULT', true, 1000 + i from (${owner}) o, generate_series(1, 40) i`,
    `insert into menu_items (application_id, company_id, name, description, category, kind, price, code, status, position)
      select o.*, 'Prato ' || i, 'Com molho da casa ' || i % 17 || ', ervas e arroz',
        (select g.id from menu_categories g where g.company_id = o.company_id and g.name = 'Categoria ' || 1 + i % 40),
        'SIMPLE', 1000 + i, 'P' || i, 'AVAILABLE', 10000 + i
      from (${owner}) o, generate_series(1, 1000) i`,
    `insert into option_groups (application_id, company_id, name, kind, min, max, price_rule, is_active)
      select o.*, 'Adicionais ' || i, 'EXTRA', 0, 3, 'SUM', true from (${owner}) o, generate_series(1, 1000) i`,
    `insert into menu_options (application_id, company_id, name, "group", price, status, position)
      select g.application_id, g.company_id, 'Opção ' || i, g.id, i * 250, 'AVAILABLE', g.id * 10 + i
      from option_groups g, generate_series(1, 3) i where g.company_id = ${company} and g.name like 'Adicionais %'`,
    `insert into item_groups (application_id, company_id, item, group_id, position)
      select i.application_id, i.company_id, i.id, g.id, 1 from menu_items i
      join option_groups g on g.company_id = i.company_id and g.name = 'Adicionais ' || substr(i.code, 2)
      where i.company_id = ${company} and i.code like 'P%'`,
    "analyze",
  ]
}
