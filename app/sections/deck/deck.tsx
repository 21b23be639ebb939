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

/** Two thirds of the page where the text is beside the slide; see deck.css.ts. */
const SIZES = `${wideWindow} min(${measure.page} * 2 / 3, 66vw), 100vw`;

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
  const { previous, next, position, open } = useContext(SlideLabels);
  const {
    index: current,
    isReady,
    track,
    previousButton,
    nextButton,
    step,
    swipe,
  } = useDeck(slides.length);
  const say = (index: number) =>
    position.replace("{n}", String(index + 1)).replace("{total}", String(slides.length));

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.controls}>
        {isReady && (
          <>
            <button
              ref={previousButton}
              type="button"
              className={styles.button}
              aria-label={previous}
              disabled={current === 0}
              onClick={() => step(-1)}
            >
              <Arrow />
            </button>
            <button
              ref={nextButton}
              type="button"
              className={styles.button}
              aria-label={next}
              disabled={current === slides.length - 1}
              onClick={() => step(1)}
            >
              <Arrow isForward />
            </button>
            <p role="status" className={styles.position}>
              {say(current)}
            </p>
          </>
        )}
      </div>
      <div ref={track} className={isReady ? styles.stack : styles.strip} {...swipe}>
        {slides.map(({ title: slideTitle, image, alt, text }, index) => (
          <div
            key={slideTitle}
            id={`slide-${index + 1}`}
            role="group"
            aria-roledescription="slide"
            aria-label={say(index)}
            className={isReady && index !== current ? styles.otherSlide : styles.slide}
          >
            <Picture image={image} alt={alt} sizes={SIZES} isEager className={styles.image} />
            <div className={styles.caption}>
              <h3>{slideTitle}</h3>
              <p>{text}</p>
              <a href={image.src} className={styles.open}>
                {open}
                <span className={styles.hidden}>: {slideTitle}</span>
              </a>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Arrow({ isForward = false }: { isForward?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={isForward ? styles.forward : styles.back}
    >
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
