// Which folder may import which. No cycles, type imports included.

/** Each list from the top down: a folder imports only from folders after it. */
const APP = ["routes", "frame", "sections", "prose", "ui", "theme"];
const PUBLISH = [
  ...["commands", "manual", "review", "build", "content", "documents", "images", "hosting"],
  ...["markup", "problems"],
];

function oneWay(parent, folders) {
  return folders.slice(1).map((folder, index) => ({
    name: `${folder}-imports-down`,
    comment: `Imports run one way: ${folders.join(" → ")}.`,
    severity: "error",
    from: { path: `^${parent}/${folder}/` },
    to: { path: `^${parent}/(${folders.slice(0, index + 1).join("|")})/` },
  }));
}

export default {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    ...oneWay("app", APP),
    ...oneWay("app/publish", PUBLISH),
    {
      name: "schema-imports-nothing-of-app",
      severity: "error",
      from: { path: "^app/schema/" },
      to: { path: "^app/", pathNot: "^app/schema/" },
    },
    {
      name: "pages-know-nothing-of-publish",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/publish/" },
      to: { path: "^app/publish/" },
    },
    {
      name: "publish-knows-no-pages",
      comment: "Except the colors and fonts, which drawings share.",
      severity: "error",
      from: { path: "^app/publish/" },
      to: {
        path: "^app/(routes|frame|sections|prose|ui|theme)/",
        pathNot: "^app/theme/(colors|fonts)\\.ts$",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
