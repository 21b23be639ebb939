import { memo, useCallback, useState, type MouseEvent, type RefObject } from "react";

import type { Slide } from "../schema/pages";
import type { Frame } from "../schema/site";
import { widestCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import * as styles from "./carousel.css";
import { cluster } from "../ui/layout.css";
import { isPlainClick } from "../ui/link";
import { Picture } from "../ui/picture";
import { SlideDialog } from "./slide-dialog";
import { formatText } from "../ui/text";
import { useCarousel } from "./use-carousel";

/** A slide takes two thirds of the page where its text is beside it; see carousel.css.ts. */
const SLIDE_SIZES = `${widestCondition} min(${maxWidth.page} * 2 / 3, 60vw), 100vw`;

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
 * Authoring Practices, carousel pattern).
 */
export function Carousel(props: SlidesProps) {
  const { label, slides, labels } = props;
  const { track, current, isReady, show } = useCarousel();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(
    (index: number) => {
      show(index);
      setIsOpen(true);
    },
    [show],
  );
  const close = () => {
    setIsOpen(false);
    // Don't leave the focus where the browser puts it back, because another slide may be shown now.
    const link = track.current?.children[current]?.querySelector("a");
    link?.focus({ preventScroll: true });
  };
  const buttonTo = (index: number) => ({
    type: "button" as const,
    className: styles.button,
    // Don't use `disabled`, because a button that disables itself drops the focus (WCAG 2.4.3).
    "aria-disabled": index < 0 || index >= slides.length,
    onClick: () => show(index),
  });

  const slide = slides[current];
  const controls = slides.length > 1 && (
    <div className={cluster}>
      <button aria-label={labels.previous} {...buttonTo(current - 1)}>
        <Arrow />
      </button>
      <button aria-label={labels.next} {...buttonTo(current + 1)}>
        <Arrow className={styles.nextArrow} />
      </button>
      <p role="status" className={styles.position}>
        <span>{describePosition(current, props)}</span>
        <span className={styles.visuallyHidden}>{`: ${slide?.title}`}</span>
      </p>
    </div>
  );

  return (
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={styles.root}
    >
      {controls && (
        <div className={isReady ? styles.controls : styles.pendingControls}>{controls}</div>
      )}
      <Strip {...props} track={track} onOpen={open} />
      {isOpen && slide && (
        <SlideDialog
          slide={slide}
          close={labels.close}
          onClose={close}
          onStep={(step) => show(current + step)}
        >
          {controls}
        </SlideDialog>
      )}
    </div>
  );
}

/** Formats the position of a slide, such as "2 of 5", in the words of the site. */
function describePosition(index: number, { slides, labels }: SlidesProps): string {
  const numbers = [String(index + 1), String(slides.length)] as const;
  return labels.position.replace("{n}", numbers[0]).replace("{total}", numbers[1]);
}

interface StripProps extends SlidesProps {
  track: RefObject<HTMLDivElement>;
  onOpen: (index: number) => void;
}

/** Shows the slides, which a step does not render again. */
const Strip = memo(function Strip({ track, onOpen, ...props }: StripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard, also where code does not arrive (WCAG 2.1.1)
    <div ref={track} role="group" aria-label={props.label} className={styles.track} tabIndex={0}>
      {props.slides.map((slide, index) => (
        <div
          key={slide.title}
          id={`slide-${props.place ? `${props.place}-` : ""}${index + 1}`}
          role="group"
          aria-roledescription={props.labels.slide}
          aria-label={describePosition(index, props)}
          className={styles.slide}
        >
          <SlideContent {...slide} open={props.labels.open} onOpen={() => onOpen(index)} />
        </div>
      ))}
    </div>
  );
});

interface SlideContentProps extends Slide {
  open: string;
  onOpen: () => void;
}

function SlideContent(props: SlideContentProps) {
  const { title, image, narrow, alt, text, open, onOpen } = props;
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <Picture
        image={image}
        narrow={narrow}
        alt={alt}
        sizes={SLIDE_SIZES}
        className={styles.image}
      />
      <div className={styles.caption}>
        <h3>{formatText(title)}</h3>
        <p>{formatText(text)}</p>
        <a
          href={image.src}
          className={narrow ? styles.openLinkWide : styles.openLink}
          onClick={openHere}
        >
          {open}
          <span className={styles.visuallyHidden}>: {title}</span>
        </a>
      </div>
    </>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.arrow} ${className ?? ""}`}>
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
