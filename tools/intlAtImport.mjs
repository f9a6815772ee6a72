/** A function, and a field of a class, run when they are called. */
const runsLater = (node) =>
  /Function|PropertyDefinition/.test(node.type) || (node.parent ? runsLater(node.parent) : false)

/** A formatter takes 10 to 30 ms to make: the library makes none at import, which every page would pay for. */
export const intlAtImport = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.object?.name === "Intl" && !runsLater(node.parent))
        context.report({ node, message: "Make it when it is first needed, not at import." })
    },
  }),
}
