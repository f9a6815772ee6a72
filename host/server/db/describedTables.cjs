const { joins, tables } = require("./described/tables.ts")

/** The tables of described lists, as drizzle-kit finds tables: each an export, here without a line for each. */
module.exports = { ...tables, ...Object.values(joins).flatMap((fields) => Object.values(fields)) }
