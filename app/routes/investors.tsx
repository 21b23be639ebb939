import * as content from "../../content/investors.mdx";
import type { Page } from "../schema/pages";
import { Advantages } from "../sections/cards/cards";
import { InvestorContact } from "../sections/contact/contact-cards";
import { Deck } from "../sections/deck/deck";
import { pageMeta } from "./meta";
import { Hero } from "../sections/hero/hero";
import { PageEnd, StatNotes } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { LeadingStats, StatLedger } from "../sections/stats/stats";

const page: Page<"investors"> = content.frontmatter;

export const meta = pageMeta(page);

export default function Investors() {
  return (
    <>
      <Hero {...page.hero} />
      <Deck {...page.deck} slides={page.slides} />
      <LeadingStats heading={page.opportunity} stats={page.opportunities} />
      <StatLedger heading={page.metrics} stats={page.stats} />
      <StatNotes stats={[...page.opportunities, ...page.stats]} notes={content.notes} />
      <Advantages heading={page.advantage} cards={page.advantages} />
      <InvestorContact {...page.contact} note={page.note}>
        <Prose content={content} />
      </InvestorContact>
      <PageEnd content={content} />
    </>
  );
}
