import { memo, useRef, type RefObject } from "react";

import type { Slide } from "../schema/pages";
import type { Frame } from "../schema/site";
import { notPrinted } from "../ui/layout.css";
import { Picture } from "../ui/picture";
import { formatText } from "../ui/text";
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
 * Authoring Practices, carousel pattern); another button fills the screen with the drawings.
 */
export function Carousel(props: SlidesProps) {
  const { label, slides, labels } = props;
  const { track, current, isReady, show } = useCarousel();
  const root = useRef<HTMLDivElement>(null);
  const buttonTo = (index: number) => ({
    type: "button" as const,
    className: styles.button,
    // Don't use `disabled`, because a button that disables itself drops the focus (WCAG 2.4.3).
    "aria-disabled": index < 0 || index >= slides.length,
    onClick: () => show(index),
  });
  const toggleFullScreen = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await root.current?.requestFullscreen();
  };

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={styles.root}
    >
      <div className={isReady ? styles.controls : styles.pendingControls}>
        {slides.length > 1 && (
          <>
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
          </>
        )}
        {isReady && !document.fullscreenEnabled ? (
          // Don't offer the whole screen there, because Safari on phones shows only videos on it.
          <a href={slides[current]?.image.src} className={styles.fullScreen}>
            {labels.open}
          </a>
        ) : (
          <button
            type="button"
            className={styles.fullScreen}
            onClick={() => void toggleFullScreen().catch(() => undefined)}
          >
            <span className={styles.open}>{labels.open}</span>{" "}
            <span className={styles.close}>{labels.close}</span>
          </button>
        )}
      </div>
      <Strip {...props} track={track} />
    </div>
  );
}

/** Formats the position of a slide, such as "2 of 5", in the words of the site. */
function describePosition(index: number, { slides, labels }: SlidesProps): string {
  const numbers = [String(index + 1), String(slides.length)] as const;
  return labels.position.replace("{n}", numbers[0]).replace("{total}", numbers[1]);
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
            <h3>{formatText(title)}</h3>
            <p>{formatText(text)}</p>
            <noscript>
              <a href={image.src} className={notPrinted}>
                {props.labels.open}
              </a>
            </noscript>
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
