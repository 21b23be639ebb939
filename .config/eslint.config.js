import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Imports run one way: routes → sections → ui → theme. Types of the schema may go anywhere. */
const room = (files, forbidden, message) => ({
  files,
  rules: {
    "@typescript-eslint/no-restricted-imports": ["error", { patterns: forbidden.map((group) => ({ ...group, message })) }],
  },
});
const folder = (...names) => ({ group: names.map((name) => `**/${name}/*`) });
const schemaValues = { group: ["**/schema/*"], allowTypeImports: true };

export default tseslint.config(
  { ignores: ["build/", "node_modules/", ".cache/", "test-results/", "playwright-report/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: [".mdxlintrc.js", ".config/*.js", "public/*.js"] } } },
    rules: {
      "max-lines": ["error", { max: 250 }],
      "no-console": "off",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  room(["app/theme/**"], [folder("schema", "ui", "sections", "routes", "publish")], "theme imports nothing from app"),
  room(["app/schema/**"], [folder("theme", "ui", "sections", "routes", "publish")], "schema imports nothing from app"),
  room(["app/ui/**"], [folder("sections", "routes", "publish"), schemaValues, { group: ["**/content/*"] }], "ui knows theme only, and no content"),
  room(["app/sections/**"], [folder("routes", "publish"), schemaValues, { group: ["**/content/*"] }], "sections know ui and theme, and get content as props"),
  room(["app/routes/**"], [folder("publish"), schemaValues], "routes name sections; checking is publish's"),
  // The names of a page's parts are the one thing that the check of links and the pages share.
  room(["app/publish/**"], [folder("theme", "sections", "routes"), { group: ["**/ui/*", "!**/ui/part-id"] }], "publish knows schema and the build, not the pages"),
  // An ambient module declaration has no other way to name a type.
  { files: ["app/schema/*.d.ts"], rules: { "@typescript-eslint/consistent-type-imports": "off" } },
  { files: ["public/*.js"], languageOptions: { globals: { console: "readonly", location: "readonly" } } },
  { files: ["app/publish/review/write/report-script.js"], languageOptions: { globals: { document: "readonly" } } },
  { files: ["**/*.js"], ...tseslint.configs.disableTypeChecked },
);
