import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Anything may import types of the schema; only publish imports its values, but for ids. Parts get content as props. */
const pagesImports = {
  files: ["app/{ui,prose,sections,frame,routes}/**"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: ["**/schema/*", "!**/schema/ids", "!**/schema/references", "!**/schema/stages"],
            allowTypeImports: true,
            message: "Checking content is for publish.",
          },
        ],
      },
    ],
  },
};
const partsImports = {
  files: ["app/{ui,prose,sections}/**"],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ group: ["**/*.mdx"], message: "Content comes as props." }] },
    ],
  },
};

/** What an MDX file exports is any: these files say which page it is. */
const pages = {
  files: ["app/site.ts", "app/routes/**"],
  rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
};

export default tseslint.config(
  { ignores: ["build/", "node_modules/", ".cache/", "test-results/", "playwright-report/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  // Its rules compile each file as React's compiler would, which takes a while; publish and tests have no components.
  { ...reactHooks.configs.flat.recommended, files: ["app/**"], ignores: ["app/publish/**"] },
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: [".config/*.js", "public/*.js"] },
      },
    },
    rules: {
      "no-console": "off",
      // WebKit needs it on lists without markers (app/ui/list.tsx).
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  pages,
  pagesImports,
  partsImports,
  // An ambient module declaration can name a type only in this way.
  { files: ["app/env.d.ts"], rules: { "@typescript-eslint/consistent-type-imports": "off" } },
  {
    files: ["public/*.js"],
    languageOptions: { globals: { console: "readonly", location: "readonly" } },
  },
  { files: ["**/*.{js,cjs}"], ...tseslint.configs.disableTypeChecked },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
    languageOptions: {
      sourceType: "commonjs",
      globals: {
        __filename: "readonly",
        module: "writable",
        process: "readonly",
        require: "readonly",
      },
    },
  },
);
