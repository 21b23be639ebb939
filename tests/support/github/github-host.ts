// A small GitHub on this machine: one repository's pull requests, artifacts and comments, and the requests it got.
import { createServer } from "node:http";
import { afterAll } from "vitest";
import { z } from "zod";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

/** The jobs of every run, in the order in which they ran, and what each uploads. */
const JOBS = [
  { name: "build", upload: "site" },
  { name: "review", upload: "report" },
  { name: "preview", upload: "preview" },
];

/** A minute of the day on which the run was, as GitHub writes it. */
const at = (minute: number) => `2030-01-01T12:${String(minute).padStart(2, "0")}:00Z`;

/** The token that a request must have: each repository has its own. */
const tokenFor = (path: string) =>
  path.startsWith("/repos/owner/site/") ? "Bearer secret" : "Bearer secret of previews";

const Written = z.object({ body: z.string() });

/** Starts it until the tests of the file end. Tests may change its state at any time. */
export async function startGitHub() {
  const asked: string[] = [];
  const state = {
    asked,
    pulls: [{ number: 7, state: "open", head: { sha: "c".repeat(40) } }],
    artifacts: new Map<string, Buffer>(),
    /** When an artifact was made, in minutes; while its job was running, if nothing is said. */
    madeAt: new Map<string, number>(),
    jobs: JOBS.map(({ name }, index) => ({
      name,
      started_at: at(index * 10),
      completed_at: at(index * 10 + 8),
    })),
    changedFiles: ["content/home.mdx"],
    /** Where each repository's pages are; those of no other are on. */
    pages: new Map<string, string>(),
    comments: new Map<string, Comment[]>(),
    pagesAreOn: true,
    /** How many requests came without the token. */
    withoutToken: 0,
    /** How many requests to the host of artifacts, which is another one, came with the token. */
    tokensElsewhere: 0,
  };
  const commentsOf = (pull = "") =>
    state.comments.get(pull) ?? state.comments.set(pull, []).get(pull) ?? [];
  const routes: [
    RegExp,
    (found: string[], query: URLSearchParams, body: string) => object | Buffer | undefined,
  ][] = [
    [
      /^GET \/pulls$/,
      (_, query) =>
        query.get("base") === "main" && query.get("head") === "writer:a/branch&x"
          ? state.pulls
          : [],
    ],
    [
      /^GET \/actions\/runs\/(\d+)\/artifacts$/,
      (_, query) => {
        const names = [...state.artifacts.keys()].filter((name) => name === query.get("name"));
        return {
          artifacts: names.map((name) => ({
            id: [...state.artifacts.keys()].indexOf(name),
            name,
            created_at: at(
              state.madeAt.get(name) ?? JOBS.findIndex(({ upload }) => upload === name) * 10 + 5,
            ),
            size_in_bytes: state.artifacts.get(name)?.length,
          })),
        };
      },
    ],
    [/^GET \/actions\/runs\/(\d+)\/jobs$/, () => ({ jobs: state.jobs })],
    [
      /^GET \/pulls\/\d+\/files$/,
      (_, query) => {
        const start = (Number(query.get("page")) - 1) * 100;
        return state.changedFiles.slice(start, start + 100).map((filename) => ({ filename }));
      },
    ],
    [
      /^GET (?:\/repos\/(\S+))?\/pages$/,
      ([, repository = "owner/site"]) => {
        const address = state.pages.get(repository);
        return address === undefined ? undefined : { html_url: address };
      },
    ],
    [/^GET \/actions\/artifacts\/(\d+)\/zip$/, ([, id]) => new URL(`/kept/${id}`, elsewhere)],
    [/^GET \/kept\/(\d+)$/, ([, id]) => [...state.artifacts.values()][Number(id)]],
    [
      /^GET \/issues\/(\d+)\/comments$/,
      ([, pull], query) =>
        commentsOf(pull)
          .slice((Number(query.get("page")) - 1) * 100)
          .slice(0, Number(query.get("per_page"))),
    ],
    [
      /^POST \/issues\/(\d+)\/comments$/,
      ([, pull], _, body) => {
        commentsOf(pull).push({
          id: 1000 + commentsOf(pull).length,
          user: { login: "github-actions[bot]" },
          ...Written.parse(JSON.parse(body)),
        });
        return {};
      },
    ],
    [
      /^PATCH \/issues\/comments\/(\d+)$/,
      ([, id], _, body) => {
        const comment = [...state.comments.values()].flat().find((one) => one.id === Number(id));
        return comment && Object.assign(comment, Written.parse(JSON.parse(body)));
      },
    ],
    [/^POST (?:\/repos\/\S+)?\/pages\/builds$/, () => (state.pagesAreOn ? {} : undefined)],
  ];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
      const wanted = `${request.method} ${pathname.replace("/repos/owner/site", "")}`;
      state.asked.push(wanted);
      if (request.headers.host !== new URL(here).host)
        state.tokensElsewhere += request.headers.authorization ? 1 : 0;
      else if (request.headers.authorization !== tokenFor(pathname)) state.withoutToken++;
      const route = routes.find(([pattern]) => pattern.test(wanted));
      const answer = route?.[1](route[0].exec(wanted) ?? [], searchParams, body);
      if (answer instanceof URL) response.writeHead(302, { Location: answer.href }).end();
      else
        response
          .writeHead(answer ? 200 : 404)
          .end(
            Buffer.isBuffer(answer) ? answer : JSON.stringify(answer ?? { message: "Not Found" }),
          );
    });
  });
  const { address: here, close } = await listenOnLoopback(server);
  const elsewhere = here.replace("127.0.0.1", "localhost");
  afterAll(close);
  return { state, commentsOf, api: here };
}
