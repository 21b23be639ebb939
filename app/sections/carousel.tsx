import { memo, type RefObject } from "react";

import type { Slide } from "../schema/pages";
import type { Frame } from "../schema/site";
import { Picture } from "../ui/picture";
import { useCarousel } from "./use-carousel";
import * as styles from "./carousel.css";

interface SlidesProps {
  /** What screen readers call the slides. */
  label: string;
  slides: Slide[];
  labels: Frame["labels"]["slides"];
  /** The number of the carousel on its page, from the second on, for the ids of its slides. */
  place?: string | undefined;
}

/**
 * Shows slides in a strip that scrolls and snaps, also without JavaScript. Buttons and arrow keys scroll it (ARIA
 * Authoring Practices, carousel pattern); each slide links to its drawing.
 */
export function Carousel(props: SlidesProps) {
  const { label, slides, labels } = props;
  const { track, current, isReady, show } = useCarousel();
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
      aria-label={label}
      className={styles.root}
    >
      {slides.length > 1 && (
        <div className={isReady ? styles.controls : styles.pendingControls}>
          <button aria-label={labels.previous} {...buttonTo(current - 1)}>
            <Arrow />
          </button>
          <button aria-label={labels.next} {...buttonTo(current + 1)}>
            <Arrow className={styles.nextArrow} />
          </button>
          <p role="status" className={styles.position}>
            <span>{describePosition(current, props)}</span>
            <span className={styles.visuallyHidden}>{`: ${slides[current]?.title}`}</span>
          </p>
        </div>
      )}
      <Strip {...props} track={track} />
    </div>
  );
}

/** Formats the position of a slide, such as "2 of 5", in the words of the site. */
function describePosition(index: number, { slides, labels }: SlidesProps): string {
  const position = labels.position.replace("{n}", String(index + 1));
  return position.replace("{total}", String(slides.length));
}

type StripProps = SlidesProps & { track: RefObject<HTMLDivElement> };

/** Shows the slides, which a step does not render again. */
const Strip = memo(function Strip({ track, ...props }: StripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard, also where code does not arrive (WCAG 2.1.1)
    <div ref={track} role="group" aria-label={props.label} className={styles.track} tabIndex={0}>
      {props.slides.map(({ title, image, narrow, alt, text }, index) => (
        <div
          key={title}
          id={`slide-${props.place ? `${props.place}-` : ""}${index + 1}`}
          role="group"
          aria-roledescription={props.labels.slide}
          aria-label={describePosition(index, props)}
          className={styles.slide}
        >
          <Picture image={image} narrow={narrow} alt={alt} className={styles.image} />
          <div className={styles.caption}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={image.src} className={styles.open}>
              {props.labels.open}
            </a>
          </div>
        </div>
      ))}
    </div>
  );
});

function Arrow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.arrow} ${className ?? ""}`}>
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
