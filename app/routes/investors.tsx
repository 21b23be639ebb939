import * as content from "../../content/investors.mdx";
import type { Content } from "../content";
import { StatDefinitions } from "../sections/definitions";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { CardSection } from "../sections/cards";
import { InvestorContact } from "../sections/contact";
import { Deck } from "../sections/deck";
import { Hero } from "../sections/hero";
import { LatestSection } from "../sections/entries";
import { StatSection } from "../sections/stats";

const page: Page<"investors"> = content.frontmatter;
const shownStats = [page.opportunity, page.metrics].flatMap((section) => section?.stats ?? []);

export const handle: Content = content;

export default function Investors() {
  return (
    <>
      <Hero {...page.hero} />
      {page.deck && <Deck {...page.deck} />}
      {page.opportunity && <StatSection {...page.opportunity} arrangement="leading" />}
      {page.metrics && <StatSection {...page.metrics} arrangement="ledger" />}
      <StatDefinitions stats={shownStats} />
      {page.advantages && <CardSection {...page.advantages} layout="rows" />}
      {page.latest && <LatestSection {...page.latest} />}
      <InvestorContact {...page.contact} note={page.note}>
        <Prose />
      </InvestorContact>
    </>
  );
}
