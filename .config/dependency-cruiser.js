// No file of the project may depend on itself by way of others, by types either: `depcruise` finds circles.
export default {
  forbidden: [{ name: "no-circle", severity: "error", from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
