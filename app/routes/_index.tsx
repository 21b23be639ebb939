import Body, { frontmatter as page, images } from "../../content/home.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Cards } from "../sections/text/cards";
import { Commitment } from "../sections/stats/commitment";
import { FigureNotes } from "../sections/stats/stat-notes";
import { ForwardLooking } from "../sections/prose/forward-looking";
import { HomeHero } from "../sections/hero/home-hero";
import { Prose } from "../sections/prose/prose";
import { SignUp } from "../sections/contact/sign-up";
import { pageMeta } from "../ui/navigation/page-meta";

export const meta = () => pageMeta(page, site.name, "home");

export default function Home() {
  return (
    <>
      <HomeHero {...page.hero} />
      <Cards heading={page.why} cards={page.cards} />
      <Commitment title={page.research.title} checklist={page.checklist} stats={page.stats}>
        <Prose body={Body} images={images} />
      </Commitment>
      <FigureNotes title={page.figuresTitle} stats={page.stats} />
      <SignUp {...page.signup} />
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
