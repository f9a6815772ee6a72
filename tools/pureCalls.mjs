import ts from "typescript"

const markPure = (node) =>
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, "#__PURE__")

const declares = (statement) => ts.isVariableStatement(statement) || ts.isClassDeclaration(statement)

/**
 * Marks the calls that make a module's constants and classes as pure, so that bundlers drop those nothing uses: no module
 * does anything while it is read. Calls inside functions stay, as some are made for their effect alone.
 */
export const pureCalls = (context) => {
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return node
    const visited = ts.visitEachChild(node, visit, context)
    return ts.isCallExpression(visited) ? markPure(visited) : visited
  }
  const visitStatement = (node) => (declares(node) ? visit(node) : node)
  return (file) => ts.visitEachChild(file, visitStatement, context)
}
