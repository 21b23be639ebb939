import * as content from "../../content/about-us.mdx";
import type { Content } from "../content";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { Founder, Mission } from "../sections/about";
import { Hero } from "../sections/hero";

const page: Page<"about-us"> = content.frontmatter;

export const handle: Content = content;

export default function AboutUs() {
  return (
    <>
      <Hero {...page.hero} />
      <Founder {...page.founder} />
      <Mission {...page.mission}>
        <Prose />
      </Mission>
    </>
  );
}
