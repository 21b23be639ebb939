import Body, { documents, frontmatter as page, images, notes } from "../../content/investors.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Advantages } from "../sections/cards/advantages";
import { Deck } from "../sections/deck/deck";
import { StatNotes } from "../sections/stats/stat-notes";
import { StatLedger, LeadingStats } from "../sections/stats/stats";
import { Hero } from "../sections/hero/hero";
import { InvestorContact } from "../sections/contact/investor-contact";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "investors");

export default function Investors() {
  return (
    <>
      <Hero {...page.hero} />
      <Deck {...page.deck} slides={page.slides} />
      <LeadingStats heading={page.opportunity} stats={page.opportunities} />
      <StatLedger heading={page.metrics} stats={page.stats} />
      <StatNotes
        title={page.figuresTitle}
        stats={[...page.opportunities, ...page.stats]}
        notes={notes}
      />
      <Advantages heading={page.advantage} items={page.advantages} />
      <InvestorContact {...page.contact} note={page.note}>
        <Prose body={Body} images={images} documents={documents} />
      </InvestorContact>
      <PageEnd prose={{ body: Body, images, documents, notes }} page={page} site={site} />
    </>
  );
}
