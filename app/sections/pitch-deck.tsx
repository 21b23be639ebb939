import { site } from "../content";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Carousel } from "./carousel";
import { Action } from "../ui/action";
import { columns } from "./carousel.css";

/** Shows the pitch deck below a heading whose columns line up with those of the slides. */
export function PitchDeck(props: NonNullable<Page<"investors">["deck"]>) {
  const { title, lead, slides, file } = props;
  const { labels } = site;
  return (
    <div className={columns}>
      <Section title={title} lead={lead} tone="inverse">
        <Carousel label={title} slides={slides} labels={labels.slides} />
        {file && (
          <Action to={file} variant="secondary">
            {labels.slides.download}
          </Action>
        )}
      </Section>
    </div>
  );
}
