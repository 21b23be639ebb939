// All tables of mistakes.
import type { Mistake } from "./mistake";
import { COMPANY } from "./table/company";
import { FIELDS } from "./table/fields";
import { FILES } from "./table/files";
import { IMAGES } from "./table/images";
import { LINKS } from "./table/links";
import { PROSE } from "./table/prose";
import { TAGS } from "./table/tags";
import { WORDS } from "./table/words";
import { YAML } from "./table/yaml";

export const TABLES: Readonly<Record<string, readonly Mistake[]>> = {
  ...{ company: COMPANY, fields: FIELDS, files: FILES, images: IMAGES, links: LINKS },
  ...{ prose: PROSE, tags: TAGS, words: WORDS, yaml: YAML },
};
