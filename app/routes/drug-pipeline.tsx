import * as content from "../../content/drug-pipeline.mdx";
import type { Content } from "../content";
import { Comparison } from "../sections/comparison";
import { Glossary } from "../sections/definitions";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { Hero } from "../sections/hero";
import { Section } from "../ui/section";

const page: Page<"drug-pipeline"> = content.frontmatter;

export const handle: Content = content;

export default function DrugPipeline() {
  return (
    <>
      <Hero {...page.hero} />
      {page.comparison && (
        <Section title={page.comparison.title} tone="raised">
          <Comparison {...page.comparison} />
        </Section>
      )}
      <Section>
        <Prose />
      </Section>
      <Glossary terms={page.terms} />
    </>
  );
}
