import MiniCssExtractPlugin from "mini-css-extract-plugin"

export default {
  mode: "production",
  entry: "./src/main.tsx",
  output: { clean: true },
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.tsx$/, loader: "ts-loader", options: { compilerOptions: { noEmit: false } } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
}
