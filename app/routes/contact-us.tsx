import * as content from "../../content/contact-us.mdx";
import type { Page } from "../schema/pages";
import { ContactCards } from "../sections/contact/contact-cards";
import { pageMeta } from "./meta";
import { Hero } from "../sections/hero/hero";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";

const page: Page<"contact-us"> = content.frontmatter;

export const meta = pageMeta(page);

export default function ContactUs() {
  return (
    <>
      <Hero {...page.hero} />
      <ContactCards {...page}>
        <Prose content={content} />
      </ContactCards>
      <PageEnd content={content} />
    </>
  );
}
