import * as content from "../../content/drug-pipeline.mdx";
import type { Content } from "../content";
import { Glossary } from "../prose/definitions";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { ComparisonSection } from "../sections/comparison";
import { Hero } from "../sections/hero";

const page: Page<"drug-pipeline"> = content.frontmatter;

export const handle: Content = content;

export default function DrugPipeline() {
  return (
    <>
      <Hero {...page.hero}>
        <Prose content={content} />
      </Hero>
      {page.comparison && <ComparisonSection {...page.comparison} />}
      <Glossary terms={page.terms} />
    </>
  );
}
