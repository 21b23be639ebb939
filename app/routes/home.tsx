import * as content from "../../content/home.mdx";
import type { Content } from "../content";
import { StatDefinitions } from "../sections/definitions";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { CardSection } from "../sections/cards";
import { Commitment } from "../sections/commitment";
import { Hero } from "../sections/hero";
import { LatestSection } from "../sections/entries";
import { SignUp } from "../sections/sign-up";

const page: Page<"home"> = content.frontmatter;

export const handle: Content = content;

export default function Home() {
  return (
    <>
      <Hero {...page.hero} />
      {page.why && <CardSection {...page.why} />}
      <Commitment {...page.research}>
        <Prose />
      </Commitment>
      <StatDefinitions stats={page.research?.stats} />
      {page.latest && <LatestSection {...page.latest} tone="raised" />}
      {page.signup && <SignUp {...page.signup} />}
    </>
  );
}
