import Body, {
  documents,
  frontmatter as page,
  images,
  notes,
} from "../../content/drug-pipeline.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Comparison } from "../sections/stats/comparison";
import { Glossary } from "../sections/prose/glossary";
import { Hero } from "../sections/hero/hero";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { pageMeta } from "../ui/navigation/page-meta";
import { Band } from "../ui/band";

export const meta = () => pageMeta(page, site.name, "drug-pipeline");

export default function DrugPipeline() {
  return (
    <>
      <Hero {...page.hero} />
      <Band>
        <Prose body={Body} images={images} documents={documents} terms={page.terms} />
      </Band>
      <Comparison {...page.comparison} notes={notes} />
      <Glossary title={page.termsTitle ?? site.labels.terms} terms={page.terms} />
      <PageEnd prose={{ body: Body, images, documents, notes }} page={page} site={site} />
    </>
  );
}
