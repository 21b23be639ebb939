import Body, { documents, frontmatter as page, images } from "../../content/about-us.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Founder } from "../sections/about/founder";
import { ForwardLooking } from "../sections/prose/forward-looking";
import { Hero } from "../sections/hero/hero";
import { Mission } from "../sections/about/mission";
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
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
