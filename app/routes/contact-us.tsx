import Body, { frontmatter as page, images } from "../../content/contact-us.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { ForwardLooking } from "../sections/prose/forward-looking";
import { Hero } from "../sections/hero/hero";
import { Prose } from "../sections/prose/prose";
import { Ways } from "../sections/contact/contact-cards";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "contact-us");

export default function ContactUs() {
  return (
    <>
      <Hero {...page.hero} />
      <Ways
        title={page.ways}
        email={page.email}
        phone={page.phone}
        office={page.office}
        note={page.note}
      >
        <Prose body={Body} images={images} />
      </Ways>
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
