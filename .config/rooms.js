// Which room may import which, and by which files: read by eslint.config.js.

/** The rooms of `app`; each may import those after it, and nothing else. `publish` stands apart: see below. */
const APP = ["routes", "sections", "ui", "theme"];

/**
 * The rooms of `app/publish` from the top floor to the ground. A room may import those after it by their doors:
 * the files listed here, or all of its files where the list is "all".
 */
const PUBLISH = {
  commands: [],
  bench: [],
  deploy: ["publish-preview.ts", "publish-site.ts", "remove-preview.ts"],
  review: ["preview-plugin.ts", "review.ts", "sites/review-error.ts", "write/comment.ts"],
  build: [],
  content: [
    "check-content.ts",
    "check-file.ts",
    "prose-pages.ts",
    "claims/figures.ts",
    "claims/register.ts",
    "lint/claims.ts",
    "lint/file-names.ts",
    "lint/files.ts",
    "lint/prose/headings.ts",
    "lint/prose/tables.ts",
    "source/collection.ts",
    "source/model.ts",
    "source/source-file.ts",
  ],
  images: ["fonts.ts", "formats.ts", "image-file.ts", "image-module.ts", "svg.ts"],
  hosting: ["compress.ts", "loopback.ts", "nginx.ts", "security-headers.ts", "static-server.ts"],
  sandbox: "all",
  markup: "all",
  problems: "all",
};

const appZones = APP.flatMap((room, floor) => [
  {
    target: `./app/${room}`,
    from: [...APP.slice(0, floor), "publish"].map((above) => `./app/${above}`),
    message: `Imports run one way: ${APP.join(" → ")}; the pages know nothing of publish.`,
  },
  {
    target: "./app/schema",
    from: `./app/${room}`,
    message: "The schema imports nothing from app.",
  },
  {
    target: "./app/publish",
    from: `./app/${room}`,
    // The ids of a page's parts are the one thing that the check of links and the pages share.
    ...(room === "ui" && { except: ["./navigation/part-id.ts"] }),
    message: "Publish knows the schema and the build, not the pages.",
  },
]);

const rooms = Object.keys(PUBLISH);
const publishZones = rooms.flatMap((room, floor) => {
  const own = rooms.map((each) => `./app/publish/${each}`);
  const [above, below] = [own.slice(0, floor), own.slice(floor + 1)];
  const doors = PUBLISH[room] === "all" ? undefined : PUBLISH[room].map((file) => `./${file}`);
  return [
    ...above.map((from) => ({
      target: own[floor],
      from,
      message: `Inside publish imports run one way: ${rooms.join(" → ")}.`,
    })),
    ...(doors
      ? [...above, ...below].map((target) => ({
          target,
          from: own[floor],
          except: doors,
          message: `The doors of ${room} are ${PUBLISH[room].join(", ")} (.config/rooms.js).`,
        }))
      : []),
  ];
});

export const zones = [...appZones, ...publishZones];
