// Which room may import which, and that no imports run in a circle, those of types included.

/** Each list from the top down: a room imports only rooms after it. */
const APP = ["routes", "frame", "sections", "prose", "ui", "theme"];
const PUBLISH = [
  ...["commands", "manual", "review", "build", "content", "documents", "images", "hosting"],
  ...["sandbox", "markup", "problems"],
];

function oneWay(folder, rooms) {
  return rooms.slice(1).map((room, index) => ({
    name: `${room}-imports-down`,
    comment: `Imports run one way: ${rooms.join(" → ")}.`,
    severity: "error",
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/(${rooms.slice(0, index + 1).join("|")})/` },
  }));
}

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
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
      comment: "But for the colours, which drawings share.",
      severity: "error",
      from: { path: "^app/publish/" },
      to: {
        path: "^app/(routes|frame|sections|prose|ui|theme)/",
        pathNot: "^app/theme/(tokens\\.css|colors)\\.ts$",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
