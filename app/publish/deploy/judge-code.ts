// The files that a request changes in; out those that may change how it is judged. It starts from all files and takes
// away only what is judged itself, so that a new tool or setting is not forgotten.

/** What the review, the check and the tests judge, and nothing that they are made of. */
const JUDGED = [
  // Words, pictures and signatures.
  /^content\//,
  // Bytes that are served as they are: the review compares them.
  /^public\//,
  // Pages and their parts: the review compares what is built of them.
  /^app\/(routes|sections|ui|theme)\//,
  // Tests of one thing each. What all of them use is in support/ and in the settings beside it.
  /^tests\/(?!support\/)[^/]+\//,
  /^(README\.md|LICENSE[^/]*)$/,
];

/** Why a person who knows the code must look, by the beginning of a path; the first that fits. */
const REASONS: [start: string, reason: string][] = [
  ["app/publish/review/", "the review"],
  ["app/publish/content/", "the content check"],
  ["app/publish/hosting/", "the security policy and the headers"],
  ["app/publish/deploy/", "what is published"],
  ["app/publish/", "the build and its checks"],
  ["app/schema/", "what a page must contain, and who must sign it"],
  ["app/", "what stands around every page, its security policy too"],
  [".github/workflows/", "the workflows that build, review and publish"],
  [".github/", "who must approve, and how packages are updated"],
  [".ci/", "the gate"],
  [".config/", "the rules for code"],
  ["tests/", "the gate, and what all tests use"],
  ["package", "the packages, and what each command starts"],
  ["vite.config.ts", "the build"],
];

/** A changed file, and what of the judge it belongs to. */
export interface JudgeChange {
  file: string;
  reason: string;
}

/** @param files paths from the project's root */
export function findJudgeChanges(files: string[]): JudgeChange[] {
  return files
    .filter((file) => !JUDGED.some((pattern) => pattern.test(file)))
    .map((file) => {
      const [, reason = "a setting that tools may read"] =
        REASONS.find(([start]) => file.startsWith(start)) ?? [];
      return { file, reason };
    });
}
