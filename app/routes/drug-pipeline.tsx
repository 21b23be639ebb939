import * as content from "../../content/drug-pipeline.mdx";
import type { Page } from "../schema/pages";
import { pageMeta } from "./meta";
import { Hero } from "../sections/hero/hero";
import { Glossary, PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { Comparison } from "../sections/stats/comparison";
import { Band } from "../ui/band";

const page: Page<"drug-pipeline"> = content.frontmatter;

export const meta = pageMeta(page);

export default function DrugPipeline() {
  return (
    <>
      <Hero {...page.hero} />
      <Band>
        <Prose content={content} />
      </Band>
      <Comparison {...page.comparison} notes={content.notes} />
      <Glossary terms={page.terms} />
      <PageEnd content={content} />
    </>
  );
}
