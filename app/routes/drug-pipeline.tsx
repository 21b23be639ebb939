import Body, { documents, frontmatter as page, images } from "../../content/drug-pipeline.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Comparison } from "../sections/stats/comparison";
import { ForwardLooking } from "../sections/prose/forward-looking";
import { Glossary } from "../sections/prose/glossary";
import { Hero } from "../sections/hero/hero";
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
      <Comparison {...page.comparison} />
      <Glossary title={page.termsTitle} terms={page.terms} />
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
