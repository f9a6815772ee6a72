export default {
  mode: "production",
  entry: "./src/main.tsx",
  output: { clean: true },
  performance: { hints: false },
  module: {
    rules: [{ test: /\.tsx$/, loader: "ts-loader", options: { compilerOptions: { noEmit: false } } }],
  },
}
