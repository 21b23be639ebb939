import * as content from "../../content/about-us.mdx";
import type { Page } from "../schema/pages";
import { Founder, Mission } from "../sections/about/about";
import { pageMeta } from "./meta";
import { Hero } from "../sections/hero/hero";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";

const page: Page<"about-us"> = content.frontmatter;

export const meta = pageMeta(page);

export default function AboutUs() {
  return (
    <>
      <Hero {...page.hero} />
      <Founder {...page.founder} />
      <Mission title={page.mission.title} tagline={page.tagline}>
        <Prose content={content} />
      </Mission>
      <PageEnd content={content} />
    </>
  );
}
