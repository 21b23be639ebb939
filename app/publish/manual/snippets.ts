// The editor's snippets: each tag and each group of fields, with the examples of the schema to type over.
import { TAGS } from "../../schema/tags";
import { LAYOUT_NAMES } from "../content/source/collection";
import { schemaOf } from "../content/source/schemas";
import { exampleValue, fieldList, readSchema, toYaml, type JsonSchema } from "./field-list";

interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string;
}

/** The text of `.vscode/mdx.code-snippets`. */
export function snippetsFile(): string {
  const snippets: Record<string, Snippet> = {
    "New page": {
      scope: "mdx",
      prefix: "page",
      description: "A new page: its fields, then its prose",
      body: "---\ntitle: ${1:Title of the page}\ndescription: ${2:What search results show.}\n---\n\n${0:The first paragraph.}",
    },
  };
  for (const [title, schema] of groupsOfFields()) {
    const description = `A group of fields: ${title}`;
    const body = withStops(toYaml([exampleValue(schema)]));
    snippets[title] = { scope: "mdx,yaml", prefix: title.replaceAll(" ", "-"), description, body };
  }
  for (const [name, { description, example }] of Object.entries(TAGS)) {
    const body = example.replace(/[$}\\]/g, "\\$&");
    snippets[`<${name}>`] = { scope: "mdx", prefix: name.toLowerCase(), description, body };
  }
  return `${JSON.stringify(snippets, null, 2)}\n`;
}

function groupsOfFields(): Map<string, JsonSchema> {
  const groups = new Map<string, JsonSchema>();
  for (const name of [...LAYOUT_NAMES, "any"]) fieldList(readSchema(schemaOf(name)), groups);
  return groups;
}

/** The values of YAML as places that the Tab key goes through. */
function withStops(yaml: string): string {
  let stop = 0;
  const escaped = yaml.trimEnd().replace(/[$}\\]/g, "\\$&");
  return escaped.replace(
    /^([ -]*\w+: )(.+)$/gm,
    (_, name, value) => `${name}\${${++stop}:${value}}`,
  );
}
