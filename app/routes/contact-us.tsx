import * as content from "../../content/contact-us.mdx";
import type { Content } from "../content";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { ContactCards } from "../sections/contact";
import { Hero } from "../sections/hero";

const page: Page<"contact-us"> = content.frontmatter;

export const handle: Content = content;

export default function ContactUs() {
  return (
    <>
      <Hero {...page.hero} />
      <ContactCards {...page}>
        <Prose />
      </ContactCards>
    </>
  );
}
