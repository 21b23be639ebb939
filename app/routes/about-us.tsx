import Body, { documents, frontmatter as page, images, notes } from "../../content/about-us.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Founder } from "../sections/about/founder";
import { Hero } from "../sections/hero/hero";
import { Mission } from "../sections/about/mission";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "about-us");

export default function AboutUs() {
  return (
    <>
      <Hero {...page.hero} />
      <Founder {...page.founder} />
      <Mission title={page.mission.title} tagline={page.tagline}>
        <Prose body={Body} images={images} documents={documents} />
      </Mission>
      <PageEnd prose={{ body: Body, images, documents, notes }} page={page} site={site} />
    </>
  );
}
