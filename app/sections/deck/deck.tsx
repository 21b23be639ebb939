// Slides, one at a time (APG carousel pattern). Without JavaScript they form a column.
import { useContext } from "react";

import type { Slide } from "../../schema/pages";
import { wideWindow } from "../../theme/breakpoints";
import { measure } from "../../theme/measures";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import { SlideLabels } from "./slide-labels";
import * as styles from "./deck.css";
import { useDeck } from "./use-deck";

/** Seven of twelve columns where the text is beside the slide; see deck.css.ts. */
const SIZES = `${wideWindow} min(${measure.page} * 7 / 12, 58vw), 100vw`;

/** The pitch deck, with its heading. */
export function Deck({ title, lead, slides }: { title: string; lead: string; slides: Slide[] }) {
  return (
    <Band title={title} lead={lead} tone="night">
      <Slides label={title} slides={slides} />
    </Band>
  );
}

/** @param label what screen readers call the slides */
export function Slides({ label, slides }: { label: string; slides: Slide[] }) {
  const { position } = useContext(SlideLabels);
  const { index: current, isReady, track, swipe, ...controls } = useDeck(slides.length);
  const nameOf = (index: number) =>
    position.replace("{n}", String(index + 1)).replace("{total}", String(slides.length));

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={isReady ? styles.controls : styles.comingControls}>
        <Controls
          {...controls}
          isFirst={!isReady || current === 0}
          isLast={!isReady || current === slides.length - 1}
          status={nameOf(current)}
        />
      </div>
      <div ref={track} className={isReady ? styles.stack : styles.strip} {...swipe}>
        {slides.map((slide, index) => (
          <div
            key={slide.title}
            id={`slide-${index + 1}`}
            role="group"
            aria-roledescription="slide"
            aria-label={nameOf(index)}
            className={isReady ? classOf(index - current) : styles.slide}
          >
            <SlideContent {...slide} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** @param distance from the current slide */
function classOf(distance: number): string {
  if (distance === 0) return styles.slide;
  return Math.abs(distance) === 1 ? styles.otherSlide : styles.farSlide;
}

type ControlsProps = Pick<ReturnType<typeof useDeck>, "previousButton" | "nextButton" | "step"> & {
  isFirst: boolean;
  isLast: boolean;
  status: string;
};

function Controls({ previousButton, nextButton, step, isFirst, isLast, status }: ControlsProps) {
  const { previous, next } = useContext(SlideLabels);
  const back = { ref: previousButton, "aria-label": previous, disabled: isFirst };
  const forward = { ref: nextButton, "aria-label": next, disabled: isLast };
  return (
    <>
      <button type="button" className={styles.button} {...back} onClick={() => step(-1)}>
        <Arrow className={styles.back} />
      </button>
      <button type="button" className={styles.button} {...forward} onClick={() => step(1)}>
        <Arrow className={styles.forward} />
      </button>
      <p role="status" className={styles.position}>
        {status}
      </p>
    </>
  );
}

function SlideContent({ title, image, alt, text }: Slide) {
  const { open } = useContext(SlideLabels);
  return (
    <>
      <Picture image={image} alt={alt} sizes={SIZES} className={styles.image} />
      <div className={styles.caption}>
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={image.src} className={styles.open}>
          {open}
          <span className={styles.hidden}>: {title}</span>
        </a>
      </div>
    </>
  );
}

function Arrow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={className}
    >
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
