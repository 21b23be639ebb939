// Slides, one at a time (APG carousel pattern). Without JavaScript they form a column.
import type { Slide } from "../../schema/pages";
import { widestWindow } from "../../theme/breakpoints";
import { maxWidth } from "../../theme/max-widths";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import { useSite } from "../site";
import * as styles from "./deck.css";
import { useDeck } from "./use-deck";

/** Two thirds of the page where the text is beside the slide; see deck.css.ts. */
const SIZES = `${widestWindow} min(${maxWidth.page} * 2 / 3, 60vw), 100vw`;

/** The pitch deck, with its heading. */
export function Deck({ title, lead, slides }: { title: string; lead: string; slides: Slide[] }) {
  return (
    <div className={styles.columns}>
      <Band title={title} lead={lead} tone="night">
        <Slides label={title} slides={slides} />
      </Band>
    </div>
  );
}

/** @param label what screen readers call the slides */
export function Slides({ label, slides }: { label: string; slides: Slide[] }) {
  const labels = useSite().labels.slides;
  const { index: current, isReady, step, ...deck } = useDeck(slides.length);
  const { track, swipe, previousButton, nextButton } = deck;
  const nameOf = (index: number) =>
    labels.position.replace("{n}", String(index + 1)).replace("{total}", String(slides.length));
  const isFirst = !isReady || current === 0;
  const isLast = !isReady || current === slides.length - 1;
  const back = { ref: previousButton, "aria-label": labels.previous, disabled: isFirst };
  const forward = { ref: nextButton, "aria-label": labels.next, disabled: isLast };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className={styles.columns}>
      <div className={isReady ? styles.controls : styles.pendingControls}>
        <button type="button" className={styles.button} {...back} onClick={() => step(-1)}>
          <Arrow className={styles.back} />
        </button>
        <button type="button" className={styles.button} {...forward} onClick={() => step(1)}>
          <Arrow className={styles.forward} />
        </button>
        <p role="status" className={styles.position}>
          {nameOf(current)}
        </p>
      </div>
      <div ref={track} className={isReady ? styles.layered : styles.strip} {...swipe}>
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

function SlideContent({ title, image, narrow, alt, text }: Slide) {
  const { open } = useSite().labels.slides;
  return (
    <>
      <Picture image={image} narrow={narrow} alt={alt} sizes={SIZES} className={styles.image} />
      <div className={styles.caption}>
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={image.src} className={narrow ? styles.openWide : styles.open}>
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
