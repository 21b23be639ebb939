import Body, { documents, frontmatter as page, images } from "../../content/contact-us.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { ContactCards } from "../sections/contact/contact-cards";
import { ForwardLooking } from "../sections/prose/forward-looking";
import { Hero } from "../sections/hero/hero";
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
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
