import Body, { frontmatter as page, images } from "../../content/home.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { Cards } from "../sections/cards";
import { Commitment } from "../sections/commitment";
import { FigureNotes } from "../sections/figure-notes";
import { ForwardLooking } from "../sections/forward-looking";
import { HomeHero } from "../sections/home-hero";
import { Prose } from "../sections/prose";
import { SignUp } from "../sections/sign-up";
import { pageMeta } from "../ui/page-meta";

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
