import Body, { documents, frontmatter as page, images, notes } from "../../content/home.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Commitment } from "../sections/stats/commitment";
import { StatNotes } from "../sections/stats/stat-notes";
import { HomeHero } from "../sections/hero/home-hero";
import { PageEnd } from "../sections/prose/page-end";
import { Prose } from "../sections/prose/prose";
import { SignUp } from "../sections/contact/sign-up";
import { ValueCards } from "../sections/cards/value-cards";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "home");

export default function Home() {
  return (
    <>
      <HomeHero {...page.hero} />
      <ValueCards heading={page.why} cards={page.cards} />
      <Commitment title={page.research.title} checklist={page.checklist} stats={page.stats}>
        <Prose body={Body} images={images} documents={documents} />
      </Commitment>
      <StatNotes title={page.figuresTitle} stats={page.stats} notes={notes} />
      <SignUp {...page.signup} />
      <PageEnd prose={{ body: Body, images, documents, notes }} page={page} site={site} />
    </>
  );
}
