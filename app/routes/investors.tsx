import Body, { frontmatter as page, images } from "../../content/investors.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Advantages } from "../sections/advantages";
import { Deck } from "../sections/deck";
import { FigureNotes } from "../sections/figure-notes";
import { FigureLedger, LeadingFigures } from "../sections/figures";
import { ForwardLooking } from "../sections/forward-looking";
import { Hero } from "../sections/hero";
import { InvestorContact } from "../sections/investor-contact";
import { Prose } from "../sections/prose";
import { pageMeta } from "../ui/page-meta";

export const meta = () => pageMeta(page, site.name, "investors");

export default function Investors() {
  return (
    <>
      <Hero {...page.hero} />
      <Deck {...page.deck} slides={page.slides} />
      <LeadingFigures heading={page.opportunity} stats={page.opportunities} />
      <FigureLedger heading={page.metrics} stats={page.stats} />
      <FigureNotes title={page.figuresTitle} stats={[...page.opportunities, ...page.stats]} />
      <Advantages heading={page.advantage} items={page.advantages} />
      <InvestorContact {...page.contact} note={page.note}>
        <Prose body={Body} images={images} />
      </InvestorContact>
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
