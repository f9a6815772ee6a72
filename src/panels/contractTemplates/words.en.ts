/** What a contract template says beyond its description, in English. */
export const en = {
  variables: "Variables",
  variablesText: "Each is replaced by what the contract has. Either language works, in capitals or not.",
  preview: "Preview",
  previewText: "With made-up values. A contract shows its own under Text.",
  empty: "Write the text first",
  company: "Name of the company",
  signer: "Name of the signer",
}
