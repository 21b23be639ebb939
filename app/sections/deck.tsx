import { memo, type RefObject } from "react";

import { site } from "../content";
import type { Page, Slide } from "../schema/pages";
import { Action } from "../ui/action";
import { Section } from "../ui/section";
import { Picture } from "../ui/picture";
import { useDeck } from "./use-deck";
import * as styles from "./deck.css";

const labels = site.labels.slides;

type DeckProps = NonNullable<Page<"investors">["deck"]>;

/** Shows the pitch deck, and a link to its document if there is one. */
export function Deck({ title, lead, slides, file }: DeckProps) {
  return (
    <div className={styles.columns}>
      <Section title={title} lead={lead} tone="inverse">
        <Carousel title={title} slides={slides} />
        {file && (
          <Action to={file} variant="secondary">
            {labels.download}
          </Action>
        )}
      </Section>
    </div>
  );
}

/**
 * Shows slides as a strip that scrolls and snaps, also without JavaScript. Buttons and arrow keys
 * scroll it (ARIA Authoring Practices, carousel pattern); each slide links to its drawing.
 */
function Carousel({ title, slides }: Pick<DeckProps, "title" | "slides">) {
  const { stripRef, current, isReady, show } = useDeck();
  const buttonTo = (index: number) => ({
    type: "button" as const,
    className: styles.button,
    // A button that disables itself by `disabled` drops the focus (WCAG 2.4.3).
    "aria-disabled": index < 0 || index >= slides.length,
    onClick: () => show(index),
  });

  return (
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={title}
      className={styles.root}
    >
      <div className={isReady ? styles.controls : styles.pendingControls}>
        <button aria-label={labels.previous} {...buttonTo(current - 1)}>
          <Arrow />
        </button>
        <button aria-label={labels.next} {...buttonTo(current + 1)}>
          <Arrow className={styles.nextArrow} />
        </button>
        <p role="status" className={styles.position}>
          <span>{describePosition(current, slides)}</span>
          <span className={styles.visuallyHidden}>{`: ${slides[current]?.title}`}</span>
        </p>
      </div>
      <Strip stripRef={stripRef} label={title} slides={slides} />
    </div>
  );
}

/** Formats the position of a slide, such as "2 of 5", in the words of the site. */
function describePosition(index: number, slides: Slide[]): string {
  const position = labels.position.replace("{n}", String(index + 1));
  return position.replace("{total}", String(slides.length));
}

interface StripProps {
  stripRef: RefObject<HTMLDivElement>;
  label: string;
  slides: Slide[];
}

/** Shows the slides, which a step does not render again. */
const Strip = memo(function Strip({ stripRef, label, slides }: StripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys have to scroll it, also without code (WCAG 2.1.1)
    <div ref={stripRef} role="group" aria-label={label} className={styles.strip} tabIndex={0}>
      {slides.map(({ title, image, narrow, alt, text }, index) => (
        <div
          key={title}
          id={`slide-${index + 1}`}
          role="group"
          aria-roledescription={labels.slide}
          aria-label={describePosition(index, slides)}
          className={styles.slide}
        >
          <Picture image={image} narrow={narrow} alt={alt} className={styles.image} />
          <div className={styles.caption}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={image.src} className={styles.open}>
              {labels.open}
            </a>
          </div>
        </div>
      ))}
    </div>
  );
});

function Arrow({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.arrow} ${className}`}>
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
