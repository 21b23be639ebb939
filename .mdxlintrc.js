// What mdxlint and its editor extension run: they load plain JavaScript only, so tsx reads the TypeScript for them.
import { tsImport } from "tsx/esm/api";

const { contentProblems } = await tsImport("./app/publish/commands/mdxlint.ts", import.meta.url);

export default { plugins: [contentProblems] };
