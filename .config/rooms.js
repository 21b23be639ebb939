// Which room may import which files of which other room. Read by eslint.config.js.

/** The rooms of `app`, top first: each may import only those after it. `publish` is separate, see below. */
const APP = ["routes", "sections", "ui", "theme"];

/**
 * The rooms of `app/publish`, top first: each may import only those after it, and of these only their doors:
 * the files listed here, or every file for "all".
 */
const PUBLISH = {
  commands: [],
  manual: ["fields.ts", "pictures.ts", "tags.ts"],
  bench: ["bare-pages.ts", "scale.ts", "targets.ts", "visit.ts"],
  deploy: ["publish-preview.ts", "publish-site.ts", "remove-preview.ts"],
  review: [
    "preview-plugin.ts",
    "review.ts",
    "signing/release.ts",
    "signing/sign.ts",
    "signing/verify.ts",
    "signing/working-tree.ts",
    "sites/review-error.ts",
    "write/comment.ts",
  ],
  build: ["lint-output.ts"],
  content: [
    "check-content.ts",
    "collections.ts",
    "find-text.ts",
    "move-pages.ts",
    "prose-pages.ts",
    "publication.ts",
    "roles.ts",
    "signatures.ts",
    "claims/figures.ts",
    "claims/register.ts",
    "lint/file-names.ts",
    "lint/words/find-regulated.ts",
    "source/anchors.ts",
    "source/collection.ts",
    "source/gfm.ts",
    "source/model.ts",
    "source/schemas.ts",
    "source/site-tokens.ts",
    "source/source-file.ts",
  ],
  documents: ["document-file.ts", "document-module.ts"],
  images: [
    "asset-name.ts",
    "fonts.ts",
    "formats.ts",
    "image-file.ts",
    "image-module.ts",
    "share-image.ts",
    "svg.ts",
  ],
  hosting: [
    "compress.ts",
    "loopback.ts",
    "media-types.ts",
    "nginx.ts",
    "redirects.ts",
    "security-headers.ts",
    "static-server.ts",
  ],
  sandbox: "all",
  markup: "all",
  problems: "all",
};

/** What pages and publish share: the ids of a page's parts, and the colours. */
const SHARED = { ui: "./navigation/part-id.ts", theme: "./tokens.css.ts" };

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
    ...(SHARED[room] && { except: [SHARED[room]] }),
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
