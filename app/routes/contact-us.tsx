import Body, { documents, frontmatter as page, images, notes } from "../../content/contact-us.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { ContactCards } from "../sections/contact/contact-cards";
import { Hero } from "../sections/hero/hero";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "contact-us");

export default function ContactUs() {
  return (
    <>
      <Hero {...page.hero} />
      <ContactCards {...page}>
        <Prose body={Body} images={images} documents={documents} />
      </ContactCards>
      <PageEnd prose={{ body: Body, images, documents, notes }} page={page} site={site} />
    </>
  );
}
