import * as content from "../../content/home.mdx";
import type { Page } from "../schema/pages";
import { ValueCards } from "../sections/cards/cards";
import { SignUp } from "../sections/contact/sign-up";
import { pageMeta } from "./meta";
import { HomeHero } from "../sections/hero/hero";
import { PageEnd, StatNotes } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { Commitment } from "../sections/stats/stats";

const page: Page<"home"> = content.frontmatter;

export const meta = pageMeta(page);

export default function Home() {
  return (
    <>
      <HomeHero {...page.hero} />
      <ValueCards heading={page.why} cards={page.cards} />
      <Commitment title={page.research.title} checklist={page.checklist} stats={page.stats}>
        <Prose content={content} />
      </Commitment>
      <StatNotes stats={page.stats} notes={content.notes} />
      <SignUp {...page.signup} />
      <PageEnd content={content} />
    </>
  );
}
