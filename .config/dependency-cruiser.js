// `depcruise` finds import circles, including those of types only.
export default {
  forbidden: [{ name: "no-circle", severity: "error", from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
